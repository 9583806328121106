import type { Alternative } from '#contract/views.ts'
import { dateText } from '#domain/calendar.ts'
import type { Offered } from '#domain/offers/offered.ts'
import { useOfferedAs } from '#web/offered-on-page.ts'
import type { Pending } from './pending-draft.ts'

type Props = {
  starts: Alternative[]
  pending: Pick<Pending, 'bookingType' | 'quantity'>
  onChoose: (start: Alternative) => void
}

/** Free times as alternatives, each chosen by one press. */
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

/** What is free at an alternative start, for a booking of several units: '4 free foils'. */
export function freeText({ freeText: text, named, noun }: Offered, free: number, count: number): string {
  if (text) return text
  if (!named) return `${free} free ${free === 1 ? noun.one : noun.many}`
  // Named units are unique: such a start is offered only when all chosen ones are free.
  if (count === 1) return `your ${noun.one} is free`
  return count === 2 ? `both ${noun.many} are free` : `all ${count} ${noun.many} are free`
}
