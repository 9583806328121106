import type { ReactNode } from 'react'
import { dateText } from '#domain/calendar.ts'
import type { Picker, Times } from './pick-time.tsx'
import { PickTime } from './pick-time.tsx'
import { Step } from './step-section.tsx'
import { WhichDay } from './which-day.tsx'

type DayPicker = Picker & { offered?: (date: string) => boolean }

/** The day of a booking, on the calendar. `offered`: days that are sold at all. */
export const PickDay = ({ start, errors, offered }: DayPicker) => (
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

/** Day and start time, side by side where there is room. `note` stands beside the day: what the times are for. */
export const StartStep = ({ note, offered, ...picker }: DayPicker & Times & { note: ReactNode }) => (
  <Step title="When">
    <div className="grid gap-8 xl:grid-cols-[22rem_1fr]">
      <PickDay {...picker} offered={offered} />
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
