import { useState } from 'react'
import type { SessionId } from '#domain/activities/group-session.ts'
import { findSession } from '#domain/activities/group-session.ts'
import type { GroupDraft } from '#domain/booking/stored-group.ts'
import { groupDraftOf } from '#domain/booking/stored-group.ts'
import { euros } from '#domain/money.ts'
import { useMyPricing } from '#web/booking/my-pricing.ts'
import type { OnSiteCustomer } from '#web/booking/on-site-contact.tsx'
import { customerFields, useOnSite } from '#web/booking/use-on-site.ts'
import { useStart } from '#web/booking/use-start.ts'
import { useHouse } from '#web/house.ts'
import { clearSessionChoice, handToConfirm, sessionQuery } from './session-choice.ts'
import { quoteOnline } from './session-words.ts'
import { sessionTimes } from './use-session.ts'

/** A chosen session on its way to a booking: contact, places, sending, and what came of it. */
export function useConfirmSession(handed: GroupDraft) {
  const house = useHouse()
  const { sessions, places } = house.activities['efoil-group']
  const [draft, setDraft] = useState(handed)
  const { location = places[0]!, date, time, participants, contact = {}, notes = '' } = draft
  const { price, checking } = useMyPricing()
  const quote = quoteOnline(house, { people: participants, date, location }, price)
  // Kept with the choice, so that a reload empties nothing.
  const keep = (next: GroupDraft) => {
    setDraft(next)
    handToConfirm(house, next)
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
      const body = { ...choice, location, totalPrice: euros(quote.totalCents), ...customerFields(customer) }
      onSite.send(body, customer, (code) => {
        if (code === 'session_full') void start.refresh()
      })
    },
  }
}

export type Confirming = ReturnType<typeof useConfirmSession>
