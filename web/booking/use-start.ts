import { useState } from 'react'
import { addDays, dateText, wallTime } from '#domain/calendar.ts'
import { type LocationId, locationOf } from '#domain/locations.ts'
import { useHouse } from '#web/house-on-page.ts'
import { isFull, type Start, type StartsQuery } from './start-list.ts'
import { type StartsOptions, useStarts } from './use-starts.ts'
import { useNow } from './visitor-clock.ts'

type When = { date: string; time: string }

type Options = Pick<StartsOptions, 'slots' | 'hold'> & {
  /** The query, without the day. */
  query: StartsQuery
  /** The entries; '' if nothing is chosen. */
  entries: When
  set: (values: When) => void
  /** The starts of a day if the server returns none (R-C3). */
  times: readonly string[]
  /** No call is made before this is true. */
  ready?: boolean
  daysAhead?: number
  /** Days that are sold at all. */
  offered?: (date: string) => boolean
  /** This form offers only `times`, whatever else the server returns. */
  onlyTimes?: boolean
  /** The starts as this activity shows them. */
  shown?: (start: Start) => Start
  /** Why a chosen start is unavailable, as a sentence. Default: its name and `notFree`. */
  lostText?: (start: Start) => string | undefined
  notFree?: string
  /** Every day has the same few starts: another day keeps the chosen one, but drops it if it has begun. */
  keepsTime?: boolean
}

/** Day and start of a booking: what is free, whether the choice is still valid, what was taken meanwhile. */
export function useStart(options: Options) {
  const {
    query,
    entries,
    set,
    times,
    ready = true,
    daysAhead,
    onlyTimes,
    shown,
    lostText,
    keepsTime,
  } = options
  const house = useHouse()
  const now = useNow()
  const [taken, setTaken] = useState<readonly Taken[]>([])
  const [announced, setAnnounced] = useState('')
  const today = ready && now ? wallTime(now, locationOf(house, query.location).zone).date : undefined
  const last = today && daysAhead !== undefined ? addDays(today, daysAhead) : undefined
  const { date: wished } = entries
  const isSold = today && wished >= today && !(last && wished > last) && options.offered?.(wished) !== false
  const date = isSold ? wished : ''
  const wish = JSON.stringify(query)
  const room = useStarts(
    { ...query, date },
    {
      ...options,
      now,
      taken: taken.filter((each) => each.wish === wish && each.date === date).map(({ time }) => time),
      fallback: times,
    },
  )
  const isOurs = ({ time, date: day = '' }: { time: string; date?: string }) =>
    (!onlyTimes || times.includes(time)) && !(last && day > last)
  const offered = room.starts?.filter(isOurs)
  const starts = shown ? offered?.map(shown) : offered
  const chosen = starts?.find(({ time }) => time === entries.time)
  // Valid while times load, and after it has passed (which `submit` then reports).
  const isValid = !starts || chosen?.open || (!keepsTime && chosen?.reason === 'past')
  const lost = isValid ? undefined : chosen
  const time = date !== '' && isValid && isOurs(entries) ? entries.time : ''
  const moveTo = (day: string, name: string) => {
    const cleared = time !== '' && !keepsTime
    setAnnounced(cleared ? `${name}. Start time ${time} was cleared, choose a new one.` : `${name}.`)
    set({ date: day, time: keepsTime ? entries.time : '' })
  }
  return {
    ...room,
    query,
    now,
    today,
    last,
    date,
    time,
    starts,
    next: room.starts && !isFull(room.starts) ? [] : room.next?.filter(isOurs),
    /** The announcement for screen readers after a choice. */
    announced,
    announce: setAnnounced,
    /** A chosen start that became unavailable is named, not silently dropped. */
    lost: lost && (lostText?.(lost) ?? lostWords(lost, options.notFree ?? 'is not free')),
    /** Whether a start belongs to this form. */
    offers: isOurs,
    markTaken: (start: When) => setTaken((before) => [...before, { ...start, wish }]),
    chooseDay: (day: string) => moveTo(day, dateText(day)),
    choosePlace: (place: LocationId) => moveTo(entries.date, locationOf(house, place).label),
    chooseTime: (start: string) => set({ date: entries.date, time: start }),
    chooseStart: (start: When) => set({ date: start.date, time: start.time }),
  }
}

export type StartState = ReturnType<typeof useStart>

/** `wish`: the query for which the start is taken; fewer units or another length may still be free. */
type Taken = When & { wish: string }

function lostWords({ time, reason, words }: Start, notFree: string): string {
  if (reason === 'taken') return `${time} was taken a moment ago. Choose another time.`
  return `${words ?? `${time} ${notFree}.`} Choose another time.`
}
