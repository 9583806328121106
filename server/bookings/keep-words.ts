/**
 * The part of a statement that stores what new bookings are found by: their rows stand in `from` under the columns' names.
 * Texts without any mark, which are most, are spared the function that takes marks off.
 */
export const keepWords = (from: string): string => `
    insert into booking_words (booking_id, sector, start_time, words)
    select id, sector, start_time, case when octet_length(said) = char_length(said) then lower(said) else plain(said) end
    from ${from} cross join lateral (
      select customer_name || ' ' || customer_email || ' ' || reference || ' ' ||
        translate(coalesce(customer_phone, ''), ' +()-./', '') as said offset 0) as words`
