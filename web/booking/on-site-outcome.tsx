import { useNavigate } from 'react-router'
import { dateText } from '#domain/calendar.ts'
import { BookedAlert, FailedAlert, toPayText } from './booking-alerts.tsx'
import { FreeTimes } from './free-times.tsx'
import type { useOnSite } from './use-on-site.ts'

type Props = {
  sent: Pick<ReturnType<typeof useOnSite>, 'booked' | 'trouble' | 'clearTrouble'>
  /** The requested start; absent when the day is still to be agreed. */
  date?: string
  time?: string
  onStart: (start: { date: string; time: string }) => void
}

/** The result of sending: home after a success; after a failure all entries are kept, and free times are offered. */
export function OnSiteOutcome({ sent: { booked, trouble, clearTrouble }, date, time, onStart }: Props) {
  const navigate = useNavigate()
  if (booked)
    return (
      <BookedAlert onClose={() => void navigate('/')}>
        <p className="mt-4 rounded-md bg-sunken p-4">
          <b className="block font-semibold">{booked.reference}</b>
          {date && time && `${dateText(date)} at ${time}, `}
          <span className="whitespace-nowrap">{toPayText(booked.totalPrice)}</span>
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
            day={date ?? ''}
            onChoose={(start) => {
              onStart({ date: start.date, time: start.time })
              clearTrouble()
            }}
          />
        </div>
      )}
    </FailedAlert>
  )
}
