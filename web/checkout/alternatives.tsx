import type { Alternative } from '#contract/views.ts'
import { dateText } from '#domain/calendar.ts'

type Props = {
  starts: Alternative[]
  /** What is free at them, as of one: 'free foil'. */
  freeUnit: string
  onChoose: (start: Alternative) => void
}

/** What is free instead: one press takes it. */
export const Alternatives = ({ starts, freeUnit, onChoose }: Props) =>
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
                  {dateText(start.date, 'short')}, {start.free} {freeUnit}
                  {start.free !== 1 && 's'}
                </small>
              </span>
              <span className="text-link whitespace-nowrap underline underline-offset-4">Hold this</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
