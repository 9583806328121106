import { type SyntheticEvent, useState } from 'react'
import type { SessionId } from '#domain/activities/group-session.ts'
import { groupSession, mostInBooking, sessionIds, sessions } from '#domain/activities/group-session.ts'
import { useBookingForm } from '#web/booking/booking-form.ts'
import { focusFirst } from '#web/booking/focus-first.ts'
import { useMyPricing } from '#web/booking/my-pricing.ts'
import { useNextPage } from '#web/booking/next-page.ts'
import { useStart } from '#web/booking/use-start.ts'
import { pressedEarly } from '#web/form-drafts.ts'
import type { SessionEntries } from './session-choice.ts'
import { draftOf, emptySession, handToConfirm, sessionDraft, sessionQuery } from './session-choice.ts'
import { isSold, lostText, quoteOnline } from './session-words.ts'

const confirmPage = '/booking/efoil-group/confirm'
export const sessionTimes = sessionIds.map((id) => sessions[id].from)
const counts = Array.from({ length: mostInBooking }, (_, index) => index + 1)

/** What a visitor chooses of a group session, the places that are left, and the way to the confirm page. */
export function useSession() {
  const form = useBookingForm<SessionEntries>({
    first: emptySession,
    draft: sessionDraft,
    allowed: { people: counts, time: ['', ...sessionTimes] },
    chosenEarly: () => {
      const session = pressedEarly(sessionIds)
      return session ? { time: sessions[session].from } : {}
    },
    // The confirm page asks for what is missing of the contact.
    check: () => ({}),
  })
  const { entries, set, root } = form
  const start = useStart({
    query: sessionQuery(entries.people),
    entries,
    set,
    times: sessionTimes,
    daysAhead: groupSession.daysAhead,
    offered: isSold,
    keepsTime: true,
    lostText: (lost) => lostText(lost, entries.date),
  })
  const { date, time } = start
  const slotOf = (session: SessionId) => start.starts?.find((each) => each.time === sessions[session].from)
  const [incomplete, setIncomplete] = useState(false)
  const { price, checking } = useMyPricing()
  const { leavingTo, goTo } = useNextPage(date !== '' && time !== '', confirmPage)
  return {
    form,
    start,
    slotOf,
    /** What is free in the chosen session, whether or not it is enough. */
    free: start.starts?.find((each) => each.time === entries.time)?.free,
    quote: quoteOnline(entries.people, date, price),
    checking,
    incomplete,
    busy: leavingTo !== undefined,
    bookNow: (event: SyntheticEvent) => {
      event.preventDefault()
      if (date === '' || time === '') return setIncomplete(true)
      handToConfirm(draftOf({ ...entries, date, time }))
      void goTo(confirmPage)
    },
    /** The alert is read: on to what is missing. */
    complete: () => {
      setIncomplete(false)
      // A closing dialog gives the focus back to what had it.
      setTimeout(() => focusFirst(root.current, [date === '' ? 'date' : 'time']), 100)
    },
  }
}

export type Session = ReturnType<typeof useSession>
