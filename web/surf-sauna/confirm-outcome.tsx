import { useNavigate } from 'react-router'
import { dateText } from '#domain/calendar.ts'
import { BookedAlert, FailedAlert, toPayText } from '#web/booking/booking-alerts.tsx'
import { useHouse } from '#web/house-on-page.ts'
import { Offers } from './confirm-group.tsx'
import type { Confirming } from './use-confirm-session.ts'

/** The result of sending: home after a success; after a failure all entries are kept, and free times are offered. */
export function Outcome({ confirming }: { confirming: Confirming }) {
  const navigate = useNavigate()
  const { sessions } = useHouse().activities['efoil-group']
  const { booked, trouble, draft, clearTrouble } = confirming
  if (booked) {
    // As booked: the owner may have moved the session since this page was loaded.
    const chosen = sessions[draft.time].from
    const time = booked.receipt?.time ?? chosen
    return (
      <BookedAlert onClose={() => void navigate('/')}>
        <p className="mt-4 rounded-md bg-sunken p-4">
          <b className="font-semibold">{booked.reference}</b>, {dateText(draft.date)} at {time},{' '}
          {toPayText(booked.totalPrice)}.
          {time !== chosen && ` The session begins at ${time} now, no longer at ${chosen}.`}
          {booked.priceChanged && ' The price has changed since you chose.'}
        </p>
      </BookedAlert>
    )
  }
  if (!trouble) return null
  const offers = trouble.remaining > 0 || trouble.alternatives.length > 0
  return (
    <FailedAlert reason={trouble.reason} onClose={clearTrouble}>
      {offers && (
        <Offers confirming={confirming} remaining={trouble.remaining} times={trouble.alternatives} />
      )}
    </FailedAlert>
  )
}
