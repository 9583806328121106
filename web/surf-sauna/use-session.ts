import { type FormEvent, useEffect, useRef, useState } from 'react'
import { findSession, sessionIds } from '#domain/activities/group-session.ts'
import { dateText } from '#domain/calendar.ts'
import { usePrefilledContact } from '#web/booking/contact-prefill.tsx'
import { useMyPricing } from '#web/booking/my-pricing.ts'
import { useNextPage } from '#web/booking/next-page.ts'
import { pressedEarly, typedEarly } from '#web/form-drafts.ts'
import type { SessionEntries } from './entries.ts'
import { draftOf, emptySession, handOn, keepEntries, readEntries } from './entries.ts'
import { usePlaces } from './use-places.ts'
import { quoteOnline } from './words.ts'

/** What a visitor chooses of a group session, the places that are left, and the way to the confirm page. */
export function useSession() {
  const root = useRef<HTMLFormElement>(null)
  const [entries, setEntries] = useState(emptySession)
  const [said, setSaid] = useState('')
  const [incomplete, setIncomplete] = useState(false)
  // Prerendered pages know no storage: what was kept, or typed before the code came, is read after that.
  useEffect(() => {
    const session = pressedEarly(sessionIds)
    setEntries((before) => ({
      ...before,
      ...readEntries(),
      ...typedEarly('fullName', 'email', 'phone'),
      ...(session ? { session } : {}),
    }))
  }, [])
  usePrefilledContact(setEntries)
  const places = usePlaces(entries)
  const { date, session } = places
  const { price, checking } = useMyPricing()
  const { leavingTo, goTo } = useNextPage(date !== '' && session !== '', confirmPage)

  const set = (values: Partial<SessionEntries>) => {
    const next = { ...entries, ...values }
    setEntries(next)
    keepEntries(next)
  }
  const bookNow = (event: FormEvent) => {
    event.preventDefault()
    if (date === '' || session === '') return setIncomplete(true)
    handOn(draftOf(entries, { date, time: session }))
    void goTo(confirmPage)
  }

  return {
    ...places,
    root,
    entries,
    quote: quoteOnline(entries.people, date, price),
    checking,
    said,
    incomplete,
    busy: leavingTo !== undefined,
    set,
    chooseDate: (day: string) => {
      setSaid(`${dateText(day)}.`)
      set({ date: day })
    },
    chooseStart: (start: { date: string; time: string }) =>
      set({ date: start.date, session: findSession(start.time) ?? '' }),
    bookNow,
    /** The alert is read: on to what is missing. */
    complete: () => {
      setIncomplete(false)
      const missing = date === '' ? firstDay : anySession
      // A closing dialog gives the focus back to what had it.
      setTimeout(() => root.current?.querySelector<HTMLElement>(missing)?.focus(), 100)
    },
  }
}

const confirmPage = '/booking/efoil-group/confirm'

export type Session = ReturnType<typeof useSession>

const firstDay = '[data-step="date"] td button:not([disabled], [tabindex="-1"])'
const anySession = '[data-step="time"] input:not([disabled])'
