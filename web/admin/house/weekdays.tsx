import { ErrorText } from '#web/ui/field.tsx'

/** Monday first. */
export const dayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

type Props = {
  value: readonly number[]
  error: string | undefined
  onChange: (weekdays: number[]) => void
}

/** Some days of the week, 1 for Monday. */
export const Weekdays = ({ value, error, onChange }: Props) => (
  <fieldset className="min-w-0">
    <legend className="lab">Days</legend>
    <div className="grid grid-cols-7 gap-1">
      {dayNames.map((name, index) => {
        const day = index + 1
        const on = value.includes(day)
        return (
          <label
            key={name}
            className={`chip relative min-h-11! cursor-pointer px-2 text-sm! ${on ? 'on' : ''}`}
          >
            <input
              type="checkbox"
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit]"
              checked={on}
              onChange={() => onChange(on ? value.filter((one) => one !== day) : [...value, day].sort())}
            />
            {name}
          </label>
        )
      })}
    </div>
    {error && <ErrorText>{error}</ErrorText>}
  </fieldset>
)
