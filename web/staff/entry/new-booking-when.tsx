import { startedAgo } from '#domain/booking/plan.ts'
import { wallTime } from '#domain/calendar.ts'
import { locationOf } from '#domain/locations.ts'
import { DateField } from '#web/booking/date-field.tsx'
import { chipOf } from '#web/booking/start-list.ts'
import { useStarts } from '#web/booking/use-starts.ts'
import { useNow } from '#web/booking/visitor-clock.ts'
import { TimeField } from '#web/desk/time-field.tsx'
import { useHouse } from '#web/house-on-page.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, LiveErrorText } from '#web/ui/field.tsx'
import { SlotChips, SlotSkeleton } from '#web/ui/slot-chips.tsx'
import { activityOf, namesMissing, type PartProps, startsQueryFor } from './new-booking-draft.ts'

type Props = PartProps & { taken: readonly string[] }

/** The day and a free start; any other start needs a reason. */
export function NewBookingWhen({ draft, taken, errors, onChange }: Props) {
  const now = useNow()
  const house = useHouse()
  const { zone } = locationOf(house, draft.location)
  const here = now && wallTime(now, zone)
  const first = draft.odd ? now?.subtract(startedAgo) : now
  return (
    <section className="space-y-4">
      <div className="flex flex-wrap items-end gap-3">
        <DateField
          compact
          label="Day"
          min={first && wallTime(first, zone).date}
          value={draft.date}
          onChange={(date) => onChange({ date, time: '' })}
          className="w-full sm:w-52"
        />
        <Button
          kind="ghost"
          size="md"
          aria-pressed={draft.odd}
          onClick={() =>
            onChange(
              draft.odd ? { odd: false, override: '', time: '' } : { odd: true, time: here?.time ?? '' },
            )
          }
        >
          {draft.odd ? 'Public start times' : 'Another start time'}
        </Button>
      </div>
      {draft.odd ? (
        <div className="grid gap-3 sm:grid-cols-[8rem_1fr]">
          <TimeField
            label="Start"
            value={draft.time}
            error={errors.time}
            onChange={(time) => onChange({ time })}
          />
          <Field
            compact
            label="Why this start"
            placeholder="Came to the dock"
            maxLength={300}
            value={draft.override}
            error={errors.override}
            onChange={(event) => onChange({ override: event.target.value })}
          />
        </div>
      ) : namesMissing(house, draft) ? (
        <p className="text-muted">Choose a {activityOf(house, draft).noun.one} to see when it is free.</p>
      ) : (
        <PublicStarts draft={draft} taken={taken} error={errors.time} onChange={onChange} />
      )}
    </section>
  )
}

type StartsProps = Pick<Props, 'draft' | 'taken' | 'onChange'> & { error: string | undefined }

function PublicStarts({ draft, taken, error, onChange }: StartsProps) {
  const now = useNow()
  const house = useHouse()
  const times =
    draft.date === '' ? [] : activityOf(house, draft).startTimes(draft.location, draft.date, draft.choice)
  const room = useStarts(startsQueryFor(house, draft), { now, taken, fallback: times })
  const chips = (room.starts ?? [])
    .filter((start) => start.reason !== 'past')
    .map((start) => chipOf(start, draft.time || undefined))
  const chosen = chips.find(({ time, state }) => time === draft.time && state !== 'off')?.time
  return (
    <div>
      <h3 className="lab font-sans tracking-normal">Start time</h3>
      {draft.date === '' || (room.starts && chips.length === 0) ? (
        <p className="text-muted">No public start is left on this day. Another one needs a reason.</p>
      ) : room.failed ? (
        <p className="text-muted">
          Free times could not be loaded.{' '}
          <Button kind="line" size="sm" onClick={room.retry}>
            Try again
          </Button>
        </p>
      ) : room.starts === undefined ? (
        <SlotSkeleton times={times.slice(0, 8)} grouped={false} />
      ) : (
        <SlotChips
          label="Start time"
          slots={chips}
          grouped={false}
          chosen={chosen}
          onChoose={(time) => onChange({ time })}
          describedBy={error ? 'new-booking-time-error' : undefined}
        />
      )}
      <LiveErrorText id="new-booking-time-error">{error}</LiveErrorText>
    </div>
  )
}
