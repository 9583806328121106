import type { ReactNode } from 'react'
import { dateText } from '#domain/calendar.ts'
import type { StartTimesProps } from './start-times.tsx'
import { StartTimes } from './start-times.tsx'
import { Step } from './step-section.tsx'
import type { StartState } from './use-start.ts'
import { WhichDay } from './which-day.tsx'

type Errors = { date?: string; time?: string }
type Picker = { start: StartState; errors: Errors }

/** The day of a booking, on the calendar. `offered`: days that are sold at all. */
export const PickDay = ({ start, errors, offered }: Picker & { offered?: (date: string) => boolean }) => (
  <WhichDay
    {...start.query}
    today={start.today}
    last={start.last}
    offered={offered}
    date={start.date}
    onDate={start.chooseDay}
    error={errors.date}
  />
)

type Times = Pick<
  StartTimesProps,
  'asked' | 'awaited' | 'texts' | 'grouped' | 'hidePast' | 'toChip' | 'span' | 'besides'
> &
  Partial<Pick<StartTimesProps, 'wanted'>>

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
    wanted={{ ...start.query, date: start.date }}
    error={start.lost ?? errors.time}
    {...look}
  />
)

/** Day and start time, side by side where there is room. `note` stands beside the day: what the times are for. */
export const StartStep = ({ note, ...picker }: Picker & Times & { note: ReactNode }) => (
  <Step title="When">
    <div className="grid gap-8 xl:grid-cols-[22rem_1fr]">
      <PickDay {...picker} />
      <div>
        {picker.start.date !== '' && (
          <div className="mb-4 flex items-baseline justify-between gap-3">
            <p className="font-semibold">{dateText(picker.start.date)}</p>
            <p className="text-sm text-muted">{note}</p>
          </div>
        )}
        <PickTime {...picker} hidePast />
      </div>
    </div>
  </Step>
)
