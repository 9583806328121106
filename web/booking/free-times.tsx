import { type FreeTime, shortDay } from './start-list.ts'

type FreeTimesProps = {
  times: readonly FreeTime[]
  /** Times of this day show what is free, times of other days show their day. */
  day: string
  onChoose: (time: FreeTime) => void
}

/** Free times, as buttons. */
export const FreeTimes = ({ times, day, onChoose }: FreeTimesProps) => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(--spacing(23),1fr))] gap-2">
    {times.map((time) => (
      <li key={`${time.date} ${time.time}`}>
        <button
          type="button"
          className="chip w-full cursor-pointer text-ink hover:shadow-[inset_0_0_0_1px_var(--color-line-strong)]"
          onClick={() => onChoose(time)}
        >
          <b className="font-semibold">{time.time}</b>
          <small>
            {' '}
            {time.date === day && time.free !== undefined ? `${time.free} free` : shortDay(time.date)}
          </small>
        </button>
      </li>
    ))}
  </ul>
)
