import { type SyntheticEvent, useRef, useState } from 'react'
import type { RideForm } from '#domain/booking/ride-form.ts'
import { dateText, wallTime } from '#domain/calendar.ts'
import { type LocationId, locationOf } from '#domain/locations.ts'
import { useNow } from './clock.ts'
import type { RideEntries } from './ride-entries.ts'
import { errorsOf, tellBad } from './ride-errors.ts'
import type { useRideForm } from './ride-form.ts'
import { useRideStarts } from './ride-starts.ts'
import { askedFoils } from './ride-words.ts'
import type { FreeTime } from './start-list.ts'

/** A start that someone else took while this visitor was choosing. */
export type Taken = { location: LocationId; date: string; time: string }

/** What a visitor chooses of a ride, and what follows from it: the free times, the time that still counts, the price's facts. */
export function useRideChoosing({ form, entries, choice }: ReturnType<typeof useRideForm>, activity: string) {
  const now = useNow()
  const root = useRef<HTMLFormElement>(null)
  const [taken, setTaken] = useState<readonly Taken[]>([])
  const [said, setSaid] = useState('')
  const { location } = entries
  const today = now && wallTime(now, locationOf(location).zone).date
  const date = today !== undefined && entries.date >= today ? entries.date : ''
  const takenHere = taken
    .filter((each) => each.location === location && each.date === date)
    .map(({ time }) => time)
  const room = useRideStarts(
    { activity, location, date, units: choice.foils, duration: choice.duration },
    now,
    takenHere,
  )
  const time = date === '' ? '' : stillCounts(entries.time, room.starts)

  const errors = errorsOf(form)
  const lost =
    time === '' && date !== ''
      ? lostText({ time: entries.time, starts: room.starts, taken: takenHere, foils: choice.foils })
      : undefined

  const set = (values: Partial<RideEntries>) => {
    for (const [name, value] of Object.entries(values))
      form.setValue(name as keyof RideEntries, value, { shouldValidate: form.formState.isSubmitted })
  }
  const chooseDay = (values: { date: string } | { location: LocationId }, name: string) => {
    setSaid(time === '' ? `${name}.` : `${name}. Start time ${time} was cleared, choose a new one.`)
    set({ ...values, time: '' })
  }

  return {
    activity,
    root,
    today,
    date,
    time,
    room,
    said,
    errors: { ...errors, time: lost ?? errors.time },
    set,
    markTaken: (start: Taken) => setTaken((before) => [...before, start]),
    choosePlace: (place: LocationId) => chooseDay({ location: place }, locationOf(place).label),
    chooseDate: (day: string) => chooseDay({ date: day }, dateText(day)),
    chooseTime: (chosen: string) => set({ time: chosen }),
    chooseStart: ({ date: day, time: start }: FreeTime) => set({ date: day, time: start }),
    submit: (onValid: (values: RideForm) => void) => (event: SyntheticEvent) => {
      // Only what is in sight may be sent.
      if (date !== entries.date || time !== entries.time) set({ date, time })
      return form.handleSubmit(onValid, (bad) => tellBad(form, bad, root.current))(event)
    },
  }
}

/** A start that was chosen and can no longer be had is named, not silently dropped. */
function lostText({ time, starts, taken, foils }: Lost): string | undefined {
  if (time === '') return undefined
  if (taken.includes(time)) return `${time} was taken a moment ago. Choose another time.`
  const words = starts?.find((start) => start.time === time)?.words
  return `${words ?? `${time} has no ${askedFoils(foils)}.`} Choose another time.`
}
type Lost = { time: string; starts: RideStartsList; taken: readonly string[]; foils: number }

export type RideChoosing = ReturnType<typeof useRideChoosing>

/** A chosen time is kept while times load and when it has passed (the submit says so); one without room is not. */
function stillCounts(time: string, starts: RideStartsList): string {
  const start = starts?.find((each) => each.time === time)
  return start && !start.open && start.reason !== 'past' ? '' : time
}
type RideStartsList = ReturnType<typeof useRideStarts>['starts']
