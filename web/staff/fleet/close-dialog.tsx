import { type FormEvent, useId, useState } from 'react'
import type { BookingRow, Equipment } from '#contract/views.ts'
import { isClockTime } from '#domain/calendar.ts'
import { type LocationId, locationOf, placeText } from '#domain/locations.ts'
import { leavesOpen, problemOf, sentenceOf } from '#web/call.ts'
import { momentText } from '#web/desk/day-words.ts'
import { useHouse } from '#web/house-on-page.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Note } from '#web/ui/note.tsx'
import { Select } from '#web/ui/select.tsx'
import { useClose } from './closing-acts.ts'
import { ClosingMoment } from './closing-moment.tsx'
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

  if (close.data)
    return (
      <Dialog
        open
        wide
        onClose={onClose}
        title={`${unit === wholePlace ? placeText(locationOf(house, place)) : nameOf(equipment, unit)} is closed`}
        description={`Until ${momentText(house, close.data.block.to, place)}. ${entries.reason}`}
        actions={
          <Button kind="line" size="md" onClick={onClose}>
            Done
          </Button>
        }
      >
        <div className="mt-5 text-sm">
          <ClosingResult {...close.data} bookings={bookings} />
        </div>
      </Dialog>
    )
  return (
    <Dialog
      open
      wide
      locked={close.isPending}
      onClose={onClose}
      title="Close a unit or place"
      description={`At ${placeText(locationOf(house, place))}. Bookings on it get an equal free unit if there is one; you see the rest.`}
      actions={
        <>
          <Button kind="line" size="md" onClick={onClose} disabled={close.isPending}>
            Keep open
          </Button>
          <Button
            kind="ink"
            size="md"
            type="submit"
            form={form}
            busy={close.isPending}
            busyLabel="Closing..."
          >
            Close it
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={send} className="mt-5 space-y-4">
        <div>
          <span aria-hidden="true" className="lab">
            Unit
          </span>
          <Select
            label="Unit"
            value={unit}
            onChange={setUnit}
            options={[
              { value: wholePlace, label: `Whole place: ${placeText(locationOf(house, place))}` },
              ...equipment.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </div>
        <div className="grid gap-4">
          <ClosingMoment
            label="From"
            place={place}
            value={entries.from}
            error={errors.from}
            onChange={(from) => change({ from })}
          />
          <ClosingMoment
            label="To"
            place={place}
            value={entries.to}
            error={errors.to}
            onChange={(to) => change({ to })}
          />
        </div>
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
    </Dialog>
  )
}

const isMoment = (text: string): boolean => isClockTime(text.split('T')[1])

type Problems = { from?: string; to?: string; reason?: string }

function problemsOf({ from, to, reason }: { from: string; to: string; reason: string }): Problems {
  return {
    ...(isMoment(from) ? {} : { from: 'Please enter a time, like 14:30' }),
    ...(!isMoment(to)
      ? { to: 'Please enter a time, like 14:30' }
      : to <= from
        ? { to: 'The end must be after the start' }
        : {}),
    ...(reason.trim().length < 2 ? { reason: 'Please say why, like "Battery change"' } : {}),
  }
}

const refusedFields = (error: unknown): Problems =>
  Object.fromEntries((problemOf(error)?.errors ?? []).map(({ path, message }) => [path, message]))

const nameOf = (equipment: readonly Equipment[], id: string): string =>
  equipment.find((unit) => unit.id === id)?.name ?? id
