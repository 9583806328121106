import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Percent } from 'lucide-react'
import { Link } from 'react-router'
import type { MyMembership } from '#contract/calls/member-calls.ts'
import type { OwnBooking } from '#contract/calls/own-calls.ts'
import { monthText } from '#domain/calendar.ts'
import { counted } from '#domain/counted.ts'
import { priceText } from '#domain/money.ts'
import { sentenceOf } from '#web/call.ts'
import { SmallButton } from '#web/desk/small-button.tsx'
import { useHouse } from '#web/house-on-page.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { membershipQuery } from './account-queries.ts'
import { Wallet } from './member-wallet.tsx'
import { memberPrice } from './member-words.ts'

/** Hours and savings of the account's membership, or plainly that there is none or that it has ended. */
export function MembershipPanel() {
  const { data, isError, error, isFetching, refetch } = useQuery(membershipQuery())
  if (isError)
    return (
      <Note kind="error" role="alert" className="mt-5" title="Hours and savings could not be loaded.">
        {sentenceOf(error, 'Check the connection.')}{' '}
        <SmallButton
          kind="line"
          className="mt-2"
          busy={isFetching}
          busyLabel="Trying again..."
          onClick={() => void refetch()}
        >
          Try again
        </SmallButton>
      </Note>
    )
  if (!data) return <span aria-hidden="true" className="skel mt-5 block h-90 rounded-xl! max-sm:-mx-2" />
  if (data.type === null)
    return (
      <section className="mt-5 flex flex-wrap items-center justify-between gap-4 rounded-xl bg-sunken p-6 max-sm:-mx-2 sm:px-10">
        <p className="max-w-[52ch] text-muted">
          <b className="block font-semibold text-ink">This account has no membership yet.</b>
          Riding hours and savings appear here once it has one.
        </p>
        <Link to="/membership" className={buttonClass('line', 'md')}>
          See the membership
        </Link>
      </section>
    )
  return (
    <>
      {!data.active && (
        <Note kind="info" className="mt-5" title="Your membership has ended.">
          What it saved stays here.{' '}
          <Link to="/membership" className="font-semibold underline">
            Renew it
          </Link>
        </Note>
      )}
      <div className="mt-5 grid rounded-xl bg-surface shadow-hair max-sm:-mx-2 lg:grid-cols-2">
        <Wallet hours={data.hours} />
        <Saved membership={data} />
      </div>
    </>
  )
}

/** Two bars on one scale: what the discounts saved, and what the membership cost. */
function Saved({ membership }: { membership: MyMembership }) {
  const { saved, paidCents, since } = membership
  const most = Math.max(saved.cents, paidCents, 1)
  return (
    <section className="border-line p-6 max-lg:border-t sm:p-10 lg:border-l">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-2xl">What it saved</h2>
        {since !== null && <p className="text-muted">since {monthText(since)}</p>}
      </div>
      <dl className="mt-7 space-y-5 tnum">
        <Bar
          label={`Saved on ${counted(saved.bookings, 'booking')}`}
          cents={saved.cents}
          most={most}
          look="bg-sea-600"
          size="text-3xl"
        />
        <Bar label="Paid for membership" cents={paidCents} most={most} look="bg-sea-200" size="text-xl" />
      </dl>
      <p className="mt-5 text-[0.9375rem] text-muted">{aheadOf(saved.cents, paidCents)}</p>
    </section>
  )
}

const aheadOf = (saved: number, paid: number): string =>
  saved >= paid
    ? `You are ${priceText(saved - paid)} ahead.`
    : `${priceText(paid - saved)} more and it has paid for itself.`

type BarProps = { label: string; cents: number; most: number; look: string; size: string }

const Bar = ({ label, cents, most, look, size }: BarProps) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
    <dt className="font-semibold">{label}</dt>
    <dd className={`font-display font-[560] tracking-title ${size}`}>{priceText(cents)}</dd>
    <dd aria-hidden="true" className="mt-2.5 h-9 w-full">
      <span
        className={`block h-full rounded-sm ${look}`}
        style={{ width: `${Math.max(cents === 0 ? 0 : 1, Math.round((cents / most) * 1000) / 10)}%` }}
      />
    </dd>
  </div>
)

/** A member's hours and savings; for others, what membership would change. */
export function MembershipOrHint({ booking }: { booking: OwnBooking | undefined }) {
  const { data } = useQuery(membershipQuery())
  return data?.active ? <MembershipPanel /> : <MemberHint booking={booking} />
}

/** With figures if the next ride provides any. */
function MemberHint({ booking }: { booking: OwnBooking | undefined }) {
  const house = useHouse()
  if (house.membership.discounts.weekday === 0) return null
  const price = booking && memberPrice(house, booking)
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 py-3 text-[0.9375rem]">
      <p className="flex flex-1 gap-3 max-sm:basis-full">
        <Percent className="mt-0.5 size-5 flex-none text-sea-600" />
        {price === undefined ? (
          <span>
            Members pay {house.membership.discounts.weekday}% less for private e-foil rides, Monday to Friday.
          </span>
        ) : (
          <span>
            As a member you would pay <b className="font-semibold">{priceText(price)}</b> for this ride,{' '}
            {house.membership.discounts.weekday}% less on weekdays.
          </span>
        )}
      </p>
      <Link
        to="/membership"
        className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-link hover:underline"
      >
        See the membership
        <ChevronRight className="size-4" />
      </Link>
    </div>
  )
}
