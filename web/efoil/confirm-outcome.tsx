import { useNavigate } from 'react-router'
import { dateText } from '#domain/calendar.ts'
import { centsOf, priceText } from '#domain/money.ts'
import { BookedAlert, FailedAlert } from '#web/booking/booking-alerts.tsx'
import { FreeTimes } from '#web/booking/free-times.tsx'
import type { Confirming } from './use-confirm-ride.ts'

/** What came of sending: home after a success; after a failure everything stays, and what is free is offered. */
export function ConfirmOutcome({ confirming }: { confirming: Confirming }) {
  const navigate = useNavigate()
  const { booked, trouble, draft, change, clearTrouble } = confirming
  if (booked)
    return (
      <BookedAlert onClose={() => void navigate('/')}>
        <p className="mt-4 rounded-md bg-sunken p-4">
          <b className="block font-semibold">{booked.reference}</b>
          {draft.date && draft.time && `${dateText(draft.date)} at ${draft.time}, `}
          <span className="whitespace-nowrap">
            {priceText(centsOf(booked.totalPrice) ?? 0)} to pay on site
          </span>
          {booked.priceChanged && <span className="block">The price has changed since you chose.</span>}
        </p>
      </BookedAlert>
    )
  if (!trouble) return null
  return (
    <FailedAlert reason={trouble.reason} onClose={clearTrouble}>
      {trouble.alternatives.length > 0 && (
        <div className="mt-4">
          <p className="mb-3 font-semibold">Take one of these instead</p>
          <FreeTimes
            times={trouble.alternatives}
            day={draft.date ?? ''}
            onChoose={({ date, time }) => {
              change({ date, time })
              clearTrouble()
            }}
          />
        </div>
      )}
    </FailedAlert>
  )
}
