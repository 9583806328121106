import { type SyntheticEvent, useState } from 'react'
import { groupSession, type SessionId, sessionIds } from '#domain/activities/group-session.ts'
import type { LocationId } from '#domain/locations.ts'
import { sessionDays } from '#domain/offers/surf-sauna.ts'
import { useBookingForm } from '#web/booking/booking-form.ts'
import { focusFirst } from '#web/booking/focus-first.ts'
import { useMyPricing } from '#web/booking/my-pricing.ts'
import { useNextPage } from '#web/booking/next-page.ts'
import { onlyDefined } from '#web/booking/use-form.ts'
import { useStart } from '#web/booking/use-start.ts'
import { optionPressedEarly } from '#web/form-drafts.ts'
import { useHouse } from '#web/house-on-page.ts'
import type { SessionEntries } from './session-choice.ts'
import { draftOf, emptySession, handToConfirm, sessionDraft, sessionQuery } from './session-choice.ts'
import { aheadText, isSold, lostText, quoteOnline, sessionTimes } from './session-words.ts'

const confirmPage = '/booking/efoil-group/confirm'

/** The choice of a group session, the places left, and the next step to the confirm page. */
export function useSession() {
  const house = useHouse()
  const { sessions, most, places } = house.activities['efoil-group']
  const times = sessionTimes(house)
  const form = useBookingForm<SessionEntries>({
    first: emptySession(house),
    draft: sessionDraft(house),
    allowed: {
      location: places,
      people: Array.from({ length: most }, (_, index) => index + 1),
      time: ['', ...times],
    },
    chosenEarly: () => {
      const session = optionPressedEarly(sessionIds)
      return onlyDefined({ location: optionPressedEarly(places), time: session && sessions[session].from })
    },
    // The confirm page asks for missing contact.
    check: () => ({}),
  })
  const { entries, set, root } = form
  const isOffered = (day: string) => isSold(house, day)
  const start = useStart({
    query: sessionQuery(entries.people, entries.location),
    entries,
    set,
    times,
    daysAhead: groupSession(house).daysAhead,
    offered: isOffered,
    keepsTime: true,
    lostText: (lost) => lostText(house, lost, entries.date),
  })
  const { date, time } = start
  const slotOf = (session: SessionId) => start.starts?.find((each) => each.time === sessions[session].from)
  const [incomplete, setIncomplete] = useState(false)
  const { price, checking } = useMyPricing()
  const { leavingTo, goTo } = useNextPage(date !== '' && time !== '', confirmPage)
  return {
    form,
    start,
    places,
    choosePlace: (place: LocationId) => {
      set({ location: place })
      start.choosePlace(place)
    },
    isSold: isOffered,
    /** 'Mondays and Tuesdays, the next 8 weeks.' */
    days: `${sessionDays(house)}, the next ${aheadText(house)}.`,
    slotOf,
    /** Free places of the chosen session, enough or not. */
    free: start.starts?.find((each) => each.time === entries.time)?.free,
    quote: quoteOnline(house, { people: entries.people, date, location: entries.location }, price),
    checking,
    incomplete,
    busy: leavingTo !== undefined,
    bookNow: (event: SyntheticEvent) => {
      event.preventDefault()
      if (date === '' || time === '') return setIncomplete(true)
      handToConfirm(house, draftOf(house, { ...entries, date, time }))
      void goTo(confirmPage)
    },
    /** The alert was read: moves to the first missing field. */
    complete: () => {
      setIncomplete(false)
      // A closing dialog gives the focus back to where it was.
      setTimeout(() => focusFirst(root.current, [date === '' ? 'date' : 'time']), 100)
    },
  }
}

export type Session = ReturnType<typeof useSession>
