import { useState } from 'react'
import { findSession, groupSession, type SessionId } from '#domain/activities/group-session.ts'
import { freeCancelHours } from '#domain/booking/policy.ts'
import { type GroupDraft, groupDraftOf } from '#domain/booking/stored-group.ts'
import { dateText, instantOf, wallTime } from '#domain/calendar.ts'
import type { House } from '#domain/house/house.ts'
import { type LocationId, locationOf } from '#domain/locations.ts'
import { useMyPricing } from '#web/booking/my-pricing.ts'
import type { OnSiteCustomer } from '#web/booking/on-site-contact.tsx'
import { agreedPrice, customerFields, useOnSite } from '#web/booking/use-on-site.ts'
import { useStart } from '#web/booking/use-start.ts'
import { useHouse } from '#web/house-on-page.ts'
import { clearSessionChoice, handToConfirm, sessionQuery } from './session-choice.ts'
import { quoteOnline, sessionTimes } from './session-words.ts'

/** Booking a chosen session: contact, places, sending, and the result. */
export function useConfirmSession(handed: GroupDraft) {
  const house = useHouse()
  const { sessions, places } = house.activities['efoil-group']
  const [draft, setDraft] = useState(handed)
  const { location = places[0]!, date, time, participants, contact = {}, notes = '' } = draft
  const { price, checking } = useMyPricing()
  const quote = quoteOnline(house, { people: participants, date, location }, price)
  // Kept with the choice until it is booked, so that a reload loses nothing.
  const keep = (next: GroupDraft) => {
    setDraft(next)
    if (!onSite.booked) handToConfirm(house, next)
  }
  const choose = (next: { date?: string; time?: SessionId; people?: number }) => {
    onSite.clearTrouble()
    keep({ ...groupDraftOf(house, { location, date, time, people: participants, ...next }, contact), notes })
  }
  const takeInstead = (start: { date: string; time: string }) =>
    choose({ date: start.date, time: findSession(house, start.time) })
  const start = useStart({
    query: sessionQuery(participants, location),
    entries: { date, time: sessions[time].from },
    set: takeInstead,
    times: sessionTimes(house),
    keepsTime: true,
  })
  const onSite = useOnSite(clearSessionChoice)
  const customer = { name: '', email: '', phone: '', ...contact, notes }
  return {
    ...onSite,
    start,
    location,
    draft,
    quote,
    checking,
    customer,
    slot: start.starts?.find((each) => each.time === sessions[time].from),
    changeCustomer: ({ notes: noted = notes, ...values }: Partial<OnSiteCustomer>) =>
      keep({ ...draft, contact: { ...contact, ...values }, notes: noted }),
    comeWith: (people: number) => choose({ people }),
    takeInstead,
    send: () => {
      const { contact: _, ...choice } = draft
      const body = { ...choice, location, ...agreedPrice(quote.totalCents), ...customerFields(customer) }
      onSite.send(body, customer, (code) => {
        if (code === 'session_full') void start.refresh()
      })
    },
  }
}

export type Confirming = ReturnType<typeof useConfirmSession>

/** 'Monday 22 June, 20:00': until then a cancel is free; undefined if that moment has passed. */
export function freeToCancelUntil(
  house: House,
  { date, time: id, location }: { date: string; time: SessionId; location?: LocationId },
  now: Temporal.Instant,
): string | undefined {
  const { places, sessions } = house.activities['efoil-group']
  const hours = groupSession(house).freeCancelHours ?? freeCancelHours
  const { zone } = locationOf(house, location ?? places[0]!)
  const until = instantOf(date, sessions[id].from, zone).subtract({ hours })
  const there = wallTime(until, zone)
  return Temporal.Instant.compare(until, now) > 0 ? `${dateText(there.date)}, ${there.time}` : undefined
}
