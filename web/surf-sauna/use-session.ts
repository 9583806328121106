import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { SessionId } from '#domain/activities/group-session.ts'
import { findSession, groupSession, sessions } from '#domain/activities/group-session.ts'
import { addDays, dateText, wallTime } from '#domain/calendar.ts'
import { locationOf } from '#domain/locations.ts'
import { sessionSlots } from '#domain/offers/surf-sauna.ts'
import { typedEarly } from '#web/form-drafts.ts'
import { useNow } from '#web/steps/clock.ts'
import { useStarts } from '#web/steps/use-starts.ts'
import type { SessionEntries } from './entries.ts'
import { draftOf, emptySession, handOn, keepEntries, readEntries } from './entries.ts'
import { isSold, lostText } from './words.ts'

const { zone } = locationOf('tallinn')
const fallback = sessionSlots.map(({ from }) => from)

/** What a visitor chooses of a group session, the places that are left, and the way to the confirm page. */
export function useSession() {
  const navigate = useNavigate()
  const now = useNow()
  const root = useRef<HTMLFormElement>(null)
  const [entries, setEntries] = useState(emptySession)
  const [said, setSaid] = useState('')
  const [incomplete, setIncomplete] = useState(false)
  // Prerendered pages know no storage: what was kept, or typed before the code came, is read after that.
  useEffect(() => {
    setEntries((before) => ({ ...before, ...readEntries(), ...typedEarly('fullName', 'email', 'phone') }))
  }, [])

  const today = now && wallTime(now, zone).date
  const last = today && addDays(today, groupSession.daysAhead!)
  const date = isOpenDay(entries.date, today, last) ? entries.date : ''
  const asked = { activity: 'efoil-group', location: 'tallinn', units: entries.people } as const
  const room = useStarts({ ...asked, date }, { now, taken: [], fallback })
  const slotOf = (id: SessionId) => room.starts?.find(({ time }) => time === sessions[id].from)
  const slot = entries.session === '' ? undefined : slotOf(entries.session)
  const lost = slot && !slot.open ? slot : undefined
  const session = lost ? '' : entries.session

  const set = (values: Partial<SessionEntries>) => {
    const next = { ...entries, ...values }
    setEntries(next)
    keepEntries(next)
  }

  return {
    root,
    entries,
    asked,
    today,
    last,
    date,
    session,
    room,
    slotOf,
    /** What is free in the chosen session, whether or not it is enough. */
    free: slot?.free,
    lost: lost && entries.session !== '' ? lostText(entries.session, lost, date) : undefined,
    said,
    incomplete,
    set,
    chooseDate: (day: string) => {
      setSaid(`${dateText(day)}.`)
      set({ date: day })
    },
    chooseStart: (start: { date: string; time: string }) =>
      set({ date: start.date, session: findSession(start.time) ?? '' }),
    bookNow: (event: FormEvent) => {
      event.preventDefault()
      if (date === '' || session === '') return setIncomplete(true)
      handOn(draftOf(entries, { date, time: session }))
      void navigate('/booking/efoil-group/confirm')
    },
    /** The alert is read: on to what is missing. */
    complete: () => {
      setIncomplete(false)
      const missing = date === '' ? firstDay : anySession
      // A closing dialog gives the focus back to what had it.
      setTimeout(() => root.current?.querySelector<HTMLElement>(missing)?.focus(), 100)
    },
  }
}

export type Session = ReturnType<typeof useSession>

const firstDay = '[data-step="date"] td button:not([disabled], [tabindex="-1"])'
const anySession = '[data-step="time"] input:not([disabled])'

const isOpenDay = (date: string, today: string | undefined, last: string | undefined): boolean =>
  today !== undefined && last !== undefined && date >= today && date <= last && isSold(date)
