import { useState } from 'react'
import type { Quote } from '#domain/activities/activity.ts'
import { findRideDuration, privateRide } from '#domain/activities/efoil-ride.ts'
import type { LegacyDraft } from '#domain/booking/stored-ride.ts'
import type { House } from '#domain/house/house.ts'
import { centsOf } from '#domain/money.ts'
import { useMyPricing } from '#web/booking/my-pricing.ts'
import type { OnSiteCustomer } from '#web/booking/on-site-contact.tsx'
import { clearChoice, storeChoice } from '#web/booking/stored-choice.ts'
import { agreedPrice, customerFields, useOnSite } from '#web/booking/use-on-site.ts'
import { privateRideDraft } from '#web/form-drafts.ts'
import { useHouse } from '#web/house-on-page.ts'
import { dropOwnHold, ownHold } from '#web/new-pending.ts'

const key = 'efoilBookingData'
const kind = 'efoil-private'

/** A ride that is paid on site: its contact, sending, and result. */
export function useConfirmRide(handed: LegacyDraft) {
  const [draft, setDraft] = useState(handed)
  const onSite = useOnSite(() => {
    clearChoice(key)
    privateRideDraft.clear()
    dropOwnHold(kind)
  })
  const { price, checking } = useMyPricing()
  const { date, time } = draft
  const list = quoteOf(useHouse(), draft)
  // Without a day and a time it is a wish, whose price is agreed by phone.
  const quote = date && time ? price(list, { activity: kind, date }) : list
  // Stored with the choice, so that entries survive a reload and going back to the ride.
  const change = (values: Partial<LegacyDraft>) => {
    const next = { ...draft, ...values }
    setDraft(next)
    // A contact changed by another tab after the booking must not store the choice again.
    if (onSite.booked) return
    storeChoice(key, next, { orInMemory: true })
    const { name: fullName, email, phone } = customerOf(next)
    const { date = '', time = '' } = next
    const entries = privateRideDraft.read() as object | undefined
    if (entries) privateRideDraft.write({ ...entries, date, time, fullName, email, phone })
  }
  const customer = customerOf(draft)
  return {
    ...onSite,
    draft,
    quote,
    checking,
    customer,
    change,
    changeCustomer: (values: Partial<OnSiteCustomer>) => change(customerFields({ ...customer, ...values })),
    send: () => {
      const agreed = agreedPrice(quote.totalCents)
      const body = { ...draft, ...agreed, ...customerFields(customer), replaces: ownHold(kind) }
      onSite.send(body, customer, (code) => code === 'already_booked' && dropOwnHold(kind))
    },
  }
}

const customerOf = (draft: LegacyDraft): OnSiteCustomer => ({
  name: draft.customerName ?? '',
  email: draft.customerEmail ?? '',
  phone: draft.customerPhone ?? '',
  notes: draft.notes ?? '',
})

/** The price of the ride. In the bare legacy shape, with a total but no foils, that total is shown. */
function quoteOf(house: House, { duration, foilCount, totalPrice, ...when }: LegacyDraft): Quote {
  const code = findRideDuration(house, duration)
  const { location = house.activities['efoil-private'].places[0]!, date = '', time = '' } = when
  if (code && foilCount)
    return privateRide(house).quote({ foils: foilCount, duration: code }, { location, date, time })
  const totalCents = centsOf(totalPrice) ?? 0
  return { totalCents, lines: [{ kind: 'text', label: `E-foil ride, ${duration}`, cents: totalCents }] }
}
