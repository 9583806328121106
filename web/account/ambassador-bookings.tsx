import { useState } from 'react'
import type { Referrals } from '#contract/calls/own-calls.ts'
import { priceText } from '#domain/money.ts'
import { dayText } from '#web/desk/day-words.ts'
import { Empty } from '#web/desk/list-states.tsx'
import { StatusBadge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'

const firstShown = 10

/** Bookings made by the link, latest ride first; nothing about the guest. */
export function AmbassadorBookings({ referrals: { bookings } }: { referrals: Referrals }) {
  const [all, setAll] = useState(false)
  const shown = all ? bookings : bookings.slice(0, firstShown)
  return (
    <section className="card" aria-labelledby="referred">
      <h2 id="referred" className="flex items-center gap-2 px-4 pt-4 pb-1 text-xl sm:px-5">
        Bookings from your link <span className="count">{bookings.length}</span>
      </h2>
      {bookings.length === 0 ? (
        <Empty title="No bookings from your link yet" picture="/fleet/efoil.svg">
          Share your link: what friends book with it appears here, with what you earn.
        </Empty>
      ) : (
        <ul className="divide-y divide-line">
          {shown.map((row) => (
            <li key={row.reference} className="@container">
              <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-3 @max-[18rem]:block @max-[18rem]:space-y-1.5 sm:px-5 sm:@min-[30rem]:grid-cols-[6rem_minmax(0,1fr)_7.5rem_7.5rem]">
                <p className="tnum max-sm:order-2">{dayText(row.date)}</p>
                <p className="min-w-0">
                  <b className="block truncate font-semibold @max-[18rem]:whitespace-normal">{row.service}</b>
                  <span className="text-muted">
                    {row.locationLabel}, <span className="tnum">{row.reference}</span>
                  </span>
                </p>
                <p className="justify-self-end sm:justify-self-start">
                  <StatusBadge status={row.status} />
                </p>
                <p className="text-right tnum max-sm:order-3 @max-[18rem]:text-left">
                  {row.commissionCents > 0 ? (
                    <>
                      <b className="font-semibold">{priceText(row.commissionCents)}</b>
                      <span className="block text-xs text-muted">
                        {row.percent}% of {priceText(row.paidCents)}
                      </span>
                    </>
                  ) : (
                    <span className="text-quiet">none</span>
                  )}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {shown.length < bookings.length && (
        <p className="border-t border-line p-4 sm:px-5">
          <Button kind="line" size="md" onClick={() => setAll(true)}>
            Show {bookings.length - shown.length} more
          </Button>
        </p>
      )}
    </section>
  )
}
