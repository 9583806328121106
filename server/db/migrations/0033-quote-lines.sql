-- Lines of a price are data with a kind (domain/activities/quote-lines.ts), no longer words alone. What a label does not
-- say for sure stays as it was worded, as kind 'text'.
create function minutes_of_length(length text) returns jsonb language sql immutable as $$
  select case
    when length = 'Full day' then 'null'::jsonb
    when length ~ '^[0-9.]+ (min|minutes)$' then to_jsonb(split_part(length, ' ', 1)::numeric::int)
    when length ~ '^[0-9.]+ (h|hour|hours)$' then to_jsonb((split_part(length, ' ', 1)::numeric * 60)::int)
  end
$$;

create function line_of_words(line jsonb) returns jsonb language sql immutable as $$
  with said as (
    select line ->> 'label' as label, line ->> 'note' as note, line -> 'cents' as cents,
      string_to_array(replace(line ->> 'label', ', estimate', ''), ' × ') as parts,
      regexp_match(line ->> 'label', '^(\d+) (foils?|person|people) × ') as counted,
      regexp_match(line ->> 'label', '^(Platinum|Member, Mon to Fri|Club|First wake surf session|First jetski ride), (\d+)%$') as off
  )
  select case
    when line ? 'kind' then line
    when note = 'price on request' then jsonb_build_object('kind', 'price_on_request', 'name', label)
    when note = 'plus fuel' then jsonb_build_object('kind', 'fuel', 'name', label)
    when note = 'free' and label ~ '^\d+ extra minutes$'
      then jsonb_build_object('kind', 'gift', 'minutes', split_part(label, ' ', 1)::int)
    when off is not null and (cents is not null or note in ('not combined', 'choose a day', 'not at weekends')) then
      jsonb_build_object(
        'rule', case off[1] when 'Platinum' then 'platinum' when 'Club' then 'club'
          when 'Member, Mon to Fri' then 'weekday' when 'First jetski ride' then 'first-jetski' else 'first-wake' end,
        'percent', off[2]::int)
      || case when cents is not null then jsonb_build_object('kind', 'discount', 'cents', cents)
        else jsonb_build_object('kind', 'discount_unused', 'reason', case note
          when 'not combined' then 'not_combined' when 'choose a day' then 'no_day' else 'weekend' end) end
    when counted is not null and cents is not null and counted[1]::int > 0
      and (array_length(parts, 1) = 2 or minutes_of_length(parts[2]) is not null) then jsonb_strip_nulls(jsonb_build_object(
      'kind', 'units', 'count', counted[1]::int,
      'noun', case when counted[2] like 'foil%' then '{"one": "foil", "many": "foils"}'::jsonb
        else '{"one": "person", "many": "people"}'::jsonb end,
      'eachCents', cents::text::int / counted[1]::int, 'cents', cents))
      || case when array_length(parts, 1) = 3 then jsonb_build_object('minutes', minutes_of_length(parts[2]))
        else '{}'::jsonb end
    when cents is not null and array_length(parts, 1) = 2 and minutes_of_length(parts[2]) is not null then jsonb_build_object(
      'kind', case when label like '%, estimate' then 'estimate' else 'machine' end,
      'name', parts[1], 'minutes', minutes_of_length(parts[2]), 'cents', cents)
    else jsonb_build_object('kind', 'text') || line
  end from said
$$;

create function lines_of_words(lines jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(line_of_words(line) order by place), '[]'::jsonb)
  from jsonb_array_elements(lines) with ordinality as each(line, place)
$$;

update bookings set lines = lines_of_words(lines);
update demo_set_aside set row = jsonb_set(row, '{lines}', lines_of_words(row -> 'lines')) where table_name = 'bookings';

drop function lines_of_words(jsonb);
drop function line_of_words(jsonb);
drop function minutes_of_length(text);
