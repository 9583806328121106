import type { Alternative } from '#contract/views.ts'
import { dateText } from '#domain/calendar.ts'
import { useOfferedAs } from '#web/offered.ts'
import type { Pending } from './draft.ts'
import { freeText } from './free-text.ts'

type Props = {
  starts: Alternative[]
  pending: Pick<Pending, 'bookingType' | 'quantity'>
  onChoose: (start: Alternative) => void
}

/** What is free instead: one press takes it. */
export function Alternatives({ starts, pending: { bookingType, quantity = 1 }, onChoose }: Props) {
  const activity = useOfferedAs(bookingType)
  return (
    starts.length > 0 && (
      <>
        <h2 className="mt-8 text-2xl">Take one of these instead</h2>
        <ul className="mt-4 grid gap-2.5 sm:grid-cols-2">
          {starts.map((start) => (
            <li key={`${start.date} ${start.time}`}>
              <button
                type="button"
                onClick={() => onChoose(start)}
                className="opt w-full cursor-pointer hover:shadow-[inset_0_0_0_2px_var(--color-selected)]"
              >
                <span className="tnum">
                  {start.time}
                  <small>
                    {dateText(start.date, 'short')}, {freeText(activity, start.free, quantity)}
                  </small>
                </span>
                <span className="text-link whitespace-nowrap underline underline-offset-4">Hold this</span>
              </button>
            </li>
          ))}
        </ul>
      </>
    )
  )
}
