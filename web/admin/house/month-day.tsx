import { isMonthDay, monthText } from '#domain/calendar.ts'
import { ErrorText } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

type Props = {
  label: string
  value: string
  onChange: (monthDay: string) => void
  error?: string | undefined
}

const two = (n: number): string => String(n).padStart(2, '0')
const months = Array.from({ length: 12 }, (_, index) => ({
  value: two(index + 1),
  label: monthText(`2024-${two(index + 1)}`).slice(0, 3),
}))
const days = Array.from({ length: 31 }, (_, index) => ({ value: two(index + 1), label: String(index + 1) }))

/** A day of every year, `MM-DD`; if a month lacks the chosen day, its last one is used. */
export function MonthDay({ label, value, onChange, error }: Props) {
  const [month = '01', day = '01'] = value.split('-')
  const choose = (nextMonth: string, nextDay: string) => {
    const last = days.findLast((one) => one.value <= nextDay && isMonthDay(`${nextMonth}-${one.value}`))
    onChange(`${nextMonth}-${last?.value ?? '01'}`)
  }
  return (
    <fieldset className="min-w-0">
      <legend className="lab">{label}</legend>
      <div className="flex gap-2">
        <Select
          label={`${label}, day`}
          value={day}
          onChange={(chosen) => choose(month, chosen)}
          options={days.filter((one) => isMonthDay(`${month}-${one.value}`))}
          className="w-20!"
        />
        <Select
          label={`${label}, month`}
          value={month}
          onChange={(chosen) => choose(chosen, day)}
          options={months}
          className="w-24!"
        />
      </div>
      {error && <ErrorText>{error}</ErrorText>}
    </fieldset>
  )
}
