import type { ReactNode } from 'react'
import { dateText } from '#domain/calendar.ts'
import { PickTime, type Times } from './pick-time.tsx'
import { Step } from './step-section.tsx'
import { type DayPicker, PickDay } from './which-day.tsx'

/** Day and start time, side by side if there is space. `note`: what the times are for, shown next to the day. */
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
