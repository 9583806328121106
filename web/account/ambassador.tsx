import { useQuery } from '@tanstack/react-query'
import { Copy, Link2 } from 'lucide-react'
import type { Referrals } from '#contract/calls/own-calls.ts'
import type { User } from '#contract/views.ts'
import { ambassadorLevels, levelAt, nextLevel } from '#domain/members/ambassador.ts'
import { referralDays, referralLink } from '#domain/members/referral.ts'
import { priceText } from '#domain/money.ts'
import { roleFacts } from '#domain/roles.ts'
import { StaffFrame } from '#web/desk/frame.tsx'
import { Failed, Skeleton } from '#web/desk/list-states.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.tsx'
import { referralsQuery } from './account-queries.ts'
import { AmbassadorBookings } from './ambassador-bookings.tsx'
import { DeskHead, DeskPlaces } from './desk-head.tsx'

/** Level, commission and link of an ambassador, from bookings made by the link (R-S3). */
export function AmbassadorView({ user }: { user: User }) {
  const referrals = useQuery(referralsQuery())
  return (
    <StaffFrame user={user}>
      <DeskHead user={user} title={roleFacts.rayfoil_ambassador.title} />
      {referrals.isError && !referrals.data ? (
        <div className="card mt-5">
          <Failed read={referrals} title="Level and commission are missing" />
        </div>
      ) : !referrals.data ? (
        <>
          <Skeleton className="mt-5 h-72 w-full rounded-lg!" />
          <Skeleton className="mt-5 h-96 w-full rounded-lg!" />
        </>
      ) : (
        <>
          <AmbassadorLevel referrals={referrals.data} />
          <div className="mt-5 grid items-start gap-5 xl:grid-cols-[minmax(0,1.8fr)_minmax(0,1fr)]">
            <AmbassadorBookings referrals={referrals.data} />
            <div className="max-xl:order-first">
              <AmbassadorLink code={referrals.data.code} />
            </div>
          </div>
        </>
      )}
      <DeskPlaces user={user} />
    </StaffFrame>
  )
}

/** The link to share, or a note that the account has none. */
function AmbassadorLink({ code }: { code: string | null }) {
  if (code === null)
    return (
      <section className="card p-4 sm:p-5">
        <h2 className="text-xl">Your link</h2>
        <p className="mt-2 text-muted">This account is not an ambassador and has no link.</p>
      </section>
    )
  const link = referralLink(location.origin, code)
  return (
    <section className="card p-4 sm:p-5" aria-labelledby="referral-link">
      <h2 id="referral-link" className="text-xl">
        Your link
      </h2>
      <Field
        className="mt-3"
        compact
        label={`Code ${code}`}
        icon={<Link2 />}
        readOnly
        value={link}
        onClick={(event) => event.currentTarget.select()}
        hint={`Whoever opens it counts as yours for ${referralDays} days, on that device.`}
      />
      <Button kind="ink" size="md" className="mt-4 w-full" onClick={() => void copy(link)}>
        <Copy />
        Copy link
      </Button>
    </section>
  )
}

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    toast({ title: 'Link copied', text: link })
  } catch {
    toast({
      title: 'The link could not be copied',
      text: 'Select it and copy it by hand.',
      tone: 'destructive',
    })
  }
}

/** The present level, its commission, and how many bookings the next one needs. */
function AmbassadorLevel({ referrals }: { referrals: Referrals }) {
  const { completed, percent, commissionCents, demo } = referrals
  const level = levelAt(completed)
  const next = nextLevel(completed)
  return (
    <section aria-label="Level and commission" className="card mt-5 grid md:grid-cols-[1fr_1.4fr]">
      <div className="p-5 sm:p-6">
        <p className="text-muted">Your level</p>
        <h2 className="display mt-1 text-4xl">{level.label}</h2>
        <p className="mt-1 text-base font-semibold">{percent}% commission</p>
        <p className="mt-1 text-muted">
          {next
            ? `${next.missing} more completed ${next.missing === 1 ? 'booking' : 'bookings'} to ${next.level.label}, ${next.level.percent}%.`
            : 'The highest level.'}
        </p>
        <Steps completed={completed} />
      </div>
      <div className="border-line p-5 max-md:border-t sm:p-6 md:border-l">
        <p className="text-muted">Commission so far</p>
        <p className="mt-1 font-display text-4xl font-[560] tracking-title tnum">
          {priceText(commissionCents)}
        </p>
        <p className="mt-1 text-base">
          {completed === 0
            ? 'No booking from your link is completed yet.'
            : `${completed} completed ${completed === 1 ? 'booking' : 'bookings'} from your link.`}
        </p>
        <p className="mt-3 max-w-[52ch] text-muted">
          A booking earns once it is completed and paid, at the percentage of the level that it reached. A
          refund takes back its share.
          {demo && ' In this demo the sample bookings count too.'}
        </p>
      </div>
    </section>
  )
}

/** The levels as a scale, filled by the number of bookings. */
function Steps({ completed }: { completed: number }) {
  return (
    <ol className="mt-5 grid grid-cols-3 gap-1.5" aria-label="Levels">
      {ambassadorLevels.map(({ id, label, from, percent }, index) => {
        const until = ambassadorLevels[index + 1]?.from
        const share =
          completed < from ? 0 : until === undefined ? 1 : Math.min(1, (completed - from) / (until - from))
        return (
          <li key={id} aria-current={levelAt(completed).id === id ? 'step' : undefined}>
            <span aria-hidden="true" className="bar block">
              <i className="bg-sea-600" style={{ width: `${Math.round(share * 100)}%` }} />
            </span>
            <span className="mt-1.5 block text-xs">
              <b
                className={`block ${levelAt(completed).id === id ? 'font-semibold' : 'font-normal text-muted'}`}
              >
                {label}
              </b>
              <span className="text-muted tnum">
                {percent}%, from {from}
              </span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
