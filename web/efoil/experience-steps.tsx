import { Clock } from 'lucide-react'
import { timesEvery } from '#domain/calendar.ts'
import { priceText } from '#domain/money.ts'
import { guidedLengths } from '#domain/offers/efoil-experience.ts'
import { DateField } from '#web/booking/date-field.tsx'
import { Step } from '#web/booking/step-section.tsx'
import { useHouse } from '#web/house-on-page.ts'
import { LiveErrorText } from '#web/ui/field.tsx'
import { Options } from '#web/ui/option-row.tsx'
import { Select } from '#web/ui/select.tsx'
import { type Experience, peopleCounts } from './use-experience.ts'

type Props = { experience: Experience }

/** Duration cards with prices per person. */
export function Duration({ experience: { entries, errors, set, day } }: Props) {
  return (
    <Step title="How long">
      <div data-step="duration">
        <Options
          legend="Duration"
          quietLegend
          look="tile"
          className="pairs sm:grid-cols-3 xl:grid-cols-5"
          value={entries.duration || undefined}
          onChange={(duration) => set({ duration })}
          options={guidedLengths(useHouse(), day).map(({ id, label, cents }) => ({
            value: id,
            name: label,
            detail: `${priceText(cents)} per person`,
          }))}
        />
        <LiveErrorText>{errors.duration}</LiveErrorText>
      </div>
    </Step>
  )
}

const counts = peopleCounts.map(String)

export function Participants({ experience: { entries, errors, set } }: Props) {
  return (
    <Step title="How many people">
      <div data-step="participants">
        <Options
          legend="Participants"
          quietLegend
          look="chip"
          className="grid max-w-md grid-cols-5 gap-2"
          value={String(entries.participants)}
          onChange={(count) => set({ participants: Number(count) })}
          options={counts.map((count) => ({ value: count, name: count }))}
        />
        <LiveErrorText>{errors.participants}</LiveErrorText>
      </div>
    </Step>
  )
}

const times = ['', ...timesEvery(60, '09:00', '22:00')].map((time) => ({
  value: time,
  label: time || 'Any time',
}))

/** A wish, not a slot: the preferred day and time, which a person calls about. */
export function Wished({ experience: { entries, errors, set, here } }: Props) {
  const hasPassed = (time: string) => time !== '' && entries.preferredDate === here?.date && time <= here.time
  return (
    <Step title="When">
      <div className="grid gap-5 sm:grid-cols-2">
        <div data-step="preferredDate">
          <DateField
            label="Preferred date"
            optional
            min={here?.date}
            error={errors.preferredDate}
            value={entries.preferredDate}
            onChange={(preferredDate) => set({ preferredDate })}
          />
        </div>
        <div data-step="preferredTime">
          <p className="lab" aria-hidden="true">
            Time slot <i>optional</i>
          </p>
          <Select
            label="Time slot"
            icon={<Clock />}
            value={entries.preferredTime}
            onChange={(preferredTime) => set({ preferredTime })}
            options={times.filter(({ value }) => value === entries.preferredTime || !hasPassed(value))}
            className="min-h-13! max-md:min-h-13! gap-3! px-4! [&>span]:text-base! [&>span]:font-normal!"
          />
          <LiveErrorText>{errors.preferredTime}</LiveErrorText>
        </div>
      </div>
    </Step>
  )
}
