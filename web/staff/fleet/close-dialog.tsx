import { type ComponentProps, type FormEvent, useId, useState } from 'react'
import type { BookingRow, Equipment } from '#contract/views.ts'
import { isClockTime, wallTime } from '#domain/calendar.ts'
import { type LocationId, locationOf, placeText } from '#domain/locations.ts'
import { DateField } from '#web/booking/date-field.tsx'
import { useNow } from '#web/booking/visitor-clock.ts'
import { leavesOpen, problemOf, sentenceOf } from '#web/call.ts'
import { AskDialog } from '#web/desk/ask-dialog.tsx'
import { momentText } from '#web/desk/day-words.ts'
import { LabelledSelect } from '#web/desk/labelled-select.tsx'
import { TimeField } from '#web/desk/time-field.tsx'
import { useHouse } from '#web/house-on-page.ts'
import { Field, LiveErrorText } from '#web/ui/field.tsx'
import { Note } from '#web/ui/note.tsx'
import { useClose } from './closing-acts.ts'
import { ClosingResult } from './closing-result.tsx'

type Props = {
  place: LocationId
  /** The suggested span, in wall time of the place: '2026-06-17T09:00'. */
  span: { from: string; to: string }
  equipment: readonly Equipment[]
  bookings: readonly BookingRow[]
  onClose: () => void
}

const wholePlace = 'whole place'

/** Closes a unit or a whole place for a while, then shows the affected bookings. */
export function CloseDialog({ place, span, equipment, bookings, onClose }: Props) {
  const house = useHouse()
  const [unit, setUnit] = useState(equipment[0]?.id ?? wholePlace)
  const [entries, setEntries] = useState({ ...span, reason: '' })
  const [tried, setTried] = useState(false)
  const close = useClose()
  const form = useId()
  const errors = tried ? { ...problemsOf(entries), ...refusedFields(close.error) } : {}

  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.keys(problemsOf(entries)).length > 0) return
    close.mutate({ ...entries, ...(unit === wholePlace ? { location: place } : { unit }) })
  }
  const change = (part: Partial<typeof entries>) => {
    setEntries((before) => ({ ...before, ...part }))
    if (close.isError) close.reset()
  }

  const moment = (name: 'from' | 'to') => ({
    value: entries[name],
    error: errors[name],
    onChange: (next: string) => change({ [name]: next }),
  })

  if (close.data)
    return (
      <ClosingResultDialog
        {...close.data}
        bookings={bookings}
        onClose={onClose}
        title={`${unit === wholePlace ? placeText(locationOf(house, place)) : nameOf(equipment, unit)} is closed`}
        description={`Until ${momentText(house, close.data.block.to, place)}. ${entries.reason}`}
      />
    )
  return (
    <AskDialog
      wide
      onClose={onClose}
      title="Close a unit or place"
      description={`At ${placeText(locationOf(house, place))}. Bookings on it get an equal free unit if there is one; you see the rest.`}
      keep="Keep open"
      label="Close it"
      busyLabel="Closing..."
      form={form}
      isPending={close.isPending}
    >
      <form id={form} noValidate onSubmit={send} className="mt-5 space-y-4">
        <LabelledSelect
          label="Unit"
          value={unit}
          onChange={setUnit}
          options={[
            { value: wholePlace, label: `Whole place: ${placeText(locationOf(house, place))}` },
            ...equipment.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <ClosingMoment label="From" place={place} {...moment('from')} />
        <ClosingMoment label="To" place={place} {...moment('to')} />
        <Field
          label="Reason"
          type="text"
          autoComplete="off"
          maxLength={200}
          compact
          value={entries.reason}
          error={errors.reason}
          hint="Staff read it on the board."
          onChange={(event) => change({ reason: event.target.value })}
        />
        {close.isError && (
          <Note
            kind="error"
            role="alert"
            title={sentenceOf(close.error, 'No answer came. Check the connection.')}
          >
            {leavesOpen(close.error)
              ? 'It may be closed already. Try again unchanged: it is closed once.'
              : 'Nothing was changed.'}
          </Note>
        )}
      </form>
    </AskDialog>
  )
}

type ResultProps = Pick<ComponentProps<typeof AskDialog>, 'title' | 'description' | 'onClose'>

/** The effect of closing, over the page. */
export const ClosingResultDialog = (props: ResultProps & ComponentProps<typeof ClosingResult>) => (
  <AskDialog wide title={props.title} description={props.description} onClose={props.onClose} keep="Done">
    <div className="mt-5 text-sm">
      <ClosingResult {...props} />
    </div>
  </AskDialog>
)

const isMoment = (text: string): boolean => isClockTime(text.split('T')[1])

type Entries = { from: string; to: string; reason: string }

function problemsOf({ from, to, reason }: Entries): Partial<Entries> {
  const problems: Partial<Entries> = {}
  if (!isMoment(from)) problems.from = 'Please enter a time, like 14:30'
  if (!isMoment(to)) problems.to = 'Please enter a time, like 14:30'
  else if (to <= from) problems.to = 'The end must be after the start'
  if (reason.trim().length < 2) problems.reason = 'Please say why, like "Battery change"'
  return problems
}

const refusedFields = (error: unknown): Partial<Entries> =>
  Object.fromEntries((problemOf(error)?.errors ?? []).map(({ path, message }) => [path, message]))

const nameOf = (equipment: readonly Equipment[], id: string): string =>
  equipment.find((unit) => unit.id === id)?.name ?? id

type MomentProps = {
  /** 'From', 'To'. */
  label: string
  place: LocationId
  /** Wall time of the place: '2026-06-17T09:00'. */
  value: string
  onChange: (moment: string) => void
  error?: string
}

/** When a closing begins or ends: a day from today on, and a 24-hour time. */
function ClosingMoment({ label, place, value, onChange, error }: MomentProps) {
  const house = useHouse()
  const now = useNow()
  const [date = '', time = ''] = value.split('T')
  return (
    <div>
      <div className="grid grid-cols-[1fr_6rem] gap-2">
        <DateField
          compact
          label={label}
          min={now && wallTime(now, locationOf(house, place).zone).date}
          value={date}
          onChange={(day) => onChange(`${day}T${time}`)}
        />
        <TimeField label={`${label}, time`} value={time} onChange={(clock) => onChange(`${date}T${clock}`)} />
      </div>
      <LiveErrorText>{error}</LiveErrorText>
    </div>
  )
}
