// Small parts that need not wait for the calendar's code: its placeholder and legend.

export type DayMark = 'free' | 'few' | 'full' | 'past' | 'closed'

/** As large as a calendar. */
export const CalendarSpace = () => (
  <div className="max-w-[27rem]" aria-hidden="true">
    <div className="h-11" />
    <div className="h-8" />
    <div className="aspect-[7/6] w-full" />
  </div>
)

/** The legend of the marks. */
export const CalendarLegend = () => (
  <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
    <li className="inline-flex items-center gap-1.5">
      <i className="mark size-[5px] rounded-full bg-sea-500" />
      free
    </li>
    <li className="inline-flex items-center gap-1.5">
      <i className="mark h-[5px] w-[11px] rounded-full bg-apricot-600" />
      few left
    </li>
    <li className="inline-flex items-center gap-1.5">
      <s aria-hidden="true">21</s>
      fully booked
    </li>
  </ul>
)
