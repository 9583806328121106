import { CloudOff, ListChecks, RefreshCw } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { storedJetskis } from '#domain/booking/stored-jetskis.ts'
import { BackLink } from '#web/booking/booking-page.tsx'
import { useMyPricing } from '#web/booking/my-pricing.ts'
import { useHasActed, useNextPage } from '#web/booking/next-page.ts'
import { PayBar } from '#web/booking/paybar.tsx'
import { Progress } from '#web/booking/progress.tsx'
import { useHouse } from '#web/house-on-page.ts'
import { Button } from '#web/ui/button.tsx'
import { Fleet } from './fleet.tsx'
import { barText, isEstimate, placesText, quoteOf, sumWords } from './jetski-words.ts'
import { ReturningVisitor } from './returning-visitor.tsx'
import { storeSelection } from './stored-selection.ts'
import { type Choosing, useChoice } from './use-choice.ts'
import { HowLong, YourSelection } from './your-selection.tsx'

const stepSeconds = 5

const watch = (tell: () => void): (() => void) => {
  const timer = setInterval(tell, stepSeconds * 1000)
  return () => clearInterval(timer)
}
const clock = (): number => Math.floor(Date.now() / (stepSeconds * 1000)) * stepSeconds * 1000

/** How old the fleet's status is, or that it failed to load. */
function Checked({ status }: { status: Choosing['status'] }) {
  const now = useSyncExternalStore(watch, clock, () => 0)
  const seconds = Math.max(0, Math.round((now - status.dataUpdatedAt) / 1000 / stepSeconds) * stepSeconds)
  const Icon = status.isError ? CloudOff : RefreshCw
  return (
    <p className="mt-8 flex min-h-6 gap-2 text-sm text-muted tnum">
      <Icon className="mt-0.5 size-4 flex-none" aria-hidden="true" />
      {status.isError
        ? 'Availability could not be checked. We try again every 30 seconds; the start times on the next page are exact.'
        : status.dataUpdatedAt === 0
          ? 'Checking availability...'
          : seconds === 0
            ? 'Availability checked just now'
            : `Availability checked ${seconds} seconds ago`}
    </p>
  )
}

const form = '/jetski-booking-form'
const onSite = '/jetski-booking-confirm'

/** Choose machines and a duration, then continue to the form, or reserve and pay on site. */
export function Choose() {
  const house = useHouse()
  const { on, most, heading, title, lead } = house.activities['jetski-rental']
  const choosing = useChoice()
  const { choice } = choosing
  const { jetskis, duration, multi } = choice
  const { price, checking } = useMyPricing()
  // No day is chosen yet.
  const list = quoteOf(house, choice, '')
  const { lines, totalCents: cents } = price(list, { activity: 'jetski-rental', date: '' })
  // A machine is selected from the start, so a visitor who acts at all will soon continue.
  const { leavingTo, goTo } = useNextPage(useHasActed(), form, onSite)

  const goOn = (address: string) => {
    if (jetskis.length === 0) return choosing.tell('Select a jetski first.')
    // For both the form and the confirm page.
    storeSelection(storedJetskis(house, { jetskis: [...jetskis], duration }, { date: '', multi }))
    void goTo(address)
  }
  const toForm = () => goOn(form)

  return (
    <div className="mx-auto max-w-page px-gutter pt-6 pb-16 lg:pb-20">
      <div className="way">
        <BackLink>All experiences</BackLink>
        <Progress at="Choose" last={isEstimate(house, jetskis) ? 'Done' : 'Pay'} />
      </div>
      <div className="mt-6 grid gap-x-10 lg:grid-cols-[1fr_22.5rem]">
        <div className="min-w-0">
          <ReturningVisitor />
          {!on && <p className="mb-6 font-semibold">{title} is not offered at the moment.</p>}
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
            <div className="min-w-0">
              <h1 className="display text-5xl">{heading || title}</h1>
              <p className="mt-3 text-lg text-muted">
                {[lead, `${placesText(house)}. Choose up to ${most}.`].filter(Boolean).join(' ')}
              </p>
            </div>
            <Several most={most} multi={multi} onAllow={choosing.allowSeveral} />
          </div>
          <div className="mt-8 lg:hidden">
            <HowLong choosing={choosing} />
          </div>
          <Fleet
            choice={choice}
            today={choosing.today}
            inService={choosing.inService}
            onPress={choosing.press}
          />
          <Checked status={choosing.status} />
        </div>
        <YourSelection
          choosing={choosing}
          off={lines.slice(list.lines.length)}
          cents={cents}
          checking={checking}
          onContinue={toForm}
          onReserve={() => goOn(onSite)}
          leavingTo={leavingTo}
        />
      </div>
      <PayBar
        sum={sumWords(house, jetskis, cents)}
        checking={checking}
        context={choosing.message ?? barText(house, choice)}
      >
        <Button
          busy={leavingTo === form}
          busyLabel="Processing..."
          className="px-5! leading-tight max-[359px]:px-4!"
          onClick={toForm}
        >
          <span>
            Continue <span className="max-sm:block">to Booking</span>
          </span>
        </Button>
      </PayBar>
    </div>
  )
}

const looks = {
  offer: 'btn btn-line btn-md',
  done: 'inline-flex min-h-11 cursor-default items-center gap-2 rounded-full bg-sea-100 px-4 py-1 text-left text-[0.9375rem] leading-tight font-semibold text-sea-800',
}

/** The one-way switch to several jetskis; once pressed, the button only shows the state and keeps the focus. */
const Several = ({ most, multi, onAllow }: { most: number; multi: boolean; onAllow: () => void }) => (
  <p aria-live="polite">
    <button
      type="button"
      aria-disabled={multi || undefined}
      onClick={multi ? undefined : onAllow}
      className={multi ? looks.done : looks.offer}
    >
      <ListChecks className="size-5 flex-none" />
      {multi ? 'Multiple jetskis can now be selected' : `Select multiple jetskis (up to ${most})`}
    </button>
  </p>
)
