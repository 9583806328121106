import { useState } from 'react'
import { requestDaysAhead } from '#domain/activities/jetski.ts'
import type { JetskisChosen } from '#domain/booking/stored-jetskis.ts'
import { addDays, dateText, wallTime } from '#domain/calendar.ts'
import { type JetskiId, jetskiOf } from '#domain/fleet/jetskis.ts'
import { locationOf } from '#domain/locations.ts'
import { useNow } from '#web/booking/clock.ts'
import type { FreeTime, Start } from '#web/booking/start-list.ts'
import { isFull } from '#web/booking/start-list.ts'
import { useStarts } from '#web/booking/use-starts.ts'
import type { FreedBy } from '#web/booking/visitor-hold.ts'
import type { TypedEntries } from './entries.ts'
import { askedText } from './words.ts'

export const place = locationOf('tallinn')

type Asked = {
  chosen: JetskisChosen | undefined
  /** 'jetski-rental' or 'jetski-request'. */
  activity: string
  /** The starts that this form offers. */
  times: readonly string[]
  typed: TypedEntries
  set: (values: Partial<TypedEntries>) => void
}

/** Day and start: what is free for the chosen machines, what still counts of what was chosen, what was taken meanwhile. */
export function useWhen({ chosen, activity, times, typed, set }: Asked) {
  const now = useNow()
  const [taken, setTaken] = useState<readonly FreeTime[]>([])
  const [said, setSaid] = useState('')
  const today = now && wallTime(now, place.zone).date
  const last = activity === 'jetski-request' && today ? addDays(today, requestDaysAhead) : undefined
  const inReach = today !== undefined && typed.date >= today && (last === undefined || typed.date <= last)
  const date = inReach ? typed.date : ''
  const takenHere = taken.filter((each) => each.date === date).map(({ time }) => time)
  const asked = {
    activity,
    location: place.id,
    duration: chosen?.duration,
    equipment: chosen?.jetskis.join(','),
  }
  const room = useStarts(
    { ...asked, date: chosen ? date : '' },
    { now, taken: takenHere, fallback: times, freedBy: freedFor(chosen?.jetskis ?? []) },
  )
  const starts = room.starts && startsFor(room.starts, times, chosen?.jetskis ?? [])
  const time = date === '' ? '' : stillCounts(typed.time, starts, times)
  const lost = date !== '' && time === '' && times.includes(typed.time)

  return {
    asked,
    today,
    last,
    date,
    time,
    starts,
    failed: room.failed,
    retry: room.retry,
    refresh: room.refresh,
    next: room.starts && !isFull(room.starts) ? [] : room.next?.filter((each) => times.includes(each.time)),
    said,
    /** Whether a start is one of this form's. */
    offers: (start: FreeTime) => times.includes(start.time) && (last === undefined || start.date <= last),
    /** A start that was chosen and can no longer be had is named, not silently dropped. */
    lost: lost ? lostText(typed.time, takenHere, chosen?.jetskis ?? [], starts) : undefined,
    markTaken: (start: FreeTime) => setTaken((before) => [...before, start]),
    chooseDate: (day: string) => {
      setSaid(
        time === ''
          ? `${dateText(day)}.`
          : `${dateText(day)}. Start time ${time} was cleared, choose a new one.`,
      )
      set({ date: day, time: '' })
    },
    chooseTime: (start: string) => set({ time: start }),
    chooseStart: (start: FreeTime) => set({ date: start.date, time: start.time }),
  }
}

export type When = ReturnType<typeof useWhen>

/** The starts of this form. A start that only some of the machines keep from being free still has the others. */
const startsFor = (starts: readonly Start[], times: readonly string[], ids: readonly JetskiId[]): Start[] =>
  starts
    .filter((start) => times.includes(start.time))
    .map((start) => ({ ...start, free: start.lacks && start.lacks.length < ids.length ? 1 : start.free }))

/** The machines that are out, or the one that was asked for, must be those that are held. */
const freedFor =
  (ids: readonly JetskiId[]): FreedBy =>
  ({ jetskis: held = [] }, { lacks }) =>
    (lacks ?? ids.map((id) => jetskiOf(id).name)).every((name) => held.includes(name))

/** A chosen time is kept while times load and when it has passed (the submit says so); one without room is not. */
function stillCounts(time: string, starts: readonly Start[] | undefined, times: readonly string[]): string {
  if (!times.includes(time)) return ''
  const start = starts?.find((each) => each.time === time)
  return start && !start.open && start.reason !== 'past' ? '' : time
}

function lostText(
  time: string,
  taken: readonly string[],
  ids: readonly JetskiId[],
  starts: readonly Start[] = [],
): string {
  if (taken.includes(time)) return `${time} was taken a moment ago. Choose another time.`
  const words = starts.find((start) => start.time === time)?.words
  return `${words ?? `${time} is not free for ${askedText(ids)}.`} Choose another time.`
}
