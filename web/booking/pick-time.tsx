import type { StartTimesProps } from './start-times.tsx'
import { StartTimes } from './start-times.tsx'
import type { StartState } from './use-start.ts'

type Errors = { date?: string; time?: string }
export type Picker = { start: StartState; errors: Errors }

export type Times = Pick<
  StartTimesProps,
  'needText' | 'awaited' | 'texts' | 'grouped' | 'hidePast' | 'toChip' | 'span' | 'besides'
> &
  Partial<Pick<StartTimesProps, 'waitlistDay'>>

/** The start time of the chosen day. */
export const PickTime = ({ start, errors, ...look }: Picker & Times) => (
  <StartTimes
    date={start.date}
    starts={start.starts}
    failed={start.failed}
    onRetry={start.retry}
    chosen={start.time}
    onChoose={start.chooseTime}
    next={start.next}
    onNext={start.chooseStart}
    waitlistDay={{ ...start.query, date: start.date }}
    error={start.lost ?? errors.time}
    {...look}
  />
)
