import { ListChecks } from 'lucide-react'
import { storedJetskis } from '#domain/booking/stored-jetskis.ts'
import { BackLink } from '#web/booking/booking-page.tsx'
import { useHasActed, useNextPage } from '#web/booking/next-page.ts'
import { SumBar } from '#web/booking/paybar.tsx'
import { Progress } from '#web/booking/progress.tsx'
import { useHouse } from '#web/house.ts'
import { Button } from '#web/ui/button.tsx'
import { CameBack } from './came-back.tsx'
import { Checked } from './checked.tsx'
import { Fleet } from './fleet.tsx'
import { sumCents } from './fleet-words.ts'
import { barText, isEstimate, sumWords } from './jetski-words.ts'
import { storeSelection } from './stored-selection.ts'
import { useChoice } from './use-choice.ts'
import { HowLong, YourSelection } from './your-selection.tsx'

const form = '/jetski-booking-form'
const onSite = '/jetski-booking-confirm'

/** Choose machines and a duration; then on to the form, or to a reservation that is paid on site. */
export function Choose() {
  const house = useHouse()
  const { most } = house.activities['jetski-rental']
  const choosing = useChoice()
  const { choice } = choosing
  const { jetskis, duration, multi } = choice
  // Something is chosen right from the start: who acts at all will soon go on.
  const { leavingTo, goTo } = useNextPage(useHasActed(), form, onSite)

  const goOn = (address: string) => {
    if (jetskis.length === 0) return choosing.tell('Select a jetski first.')
    // For the form and for the confirm page.
    storeSelection(storedJetskis(house, { jetskis: [...jetskis], duration }, { date: '', multi }))
    void goTo(address)
  }
  const toForm = () => goOn(form)

  return (
    <div className="mx-auto max-w-page px-gutter pt-6 pb-16 lg:pb-20">
      <div className="way">
        <BackLink>All experiences</BackLink>
        <Progress at="Choose" last={isEstimate(jetskis) ? 'Done' : 'Pay'} />
      </div>
      <div className="mt-6 grid gap-x-10 lg:grid-cols-[1fr_22.5rem]">
        <div className="min-w-0">
          <CameBack />
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
            <div>
              <h1 className="display text-5xl">Jetski Rent</h1>
              <p className="mt-3 text-lg text-muted">Noblessner, Tallinn. Choose up to {most}.</p>
            </div>
            <Several most={most} multi={multi} onAllow={choosing.allowSeveral} />
          </div>
          <div className="mt-8 lg:hidden">
            <HowLong choosing={choosing} />
          </div>
          <Fleet choice={choice} inService={choosing.inService} onPress={choosing.press} />
          <Checked status={choosing.status} />
        </div>
        <YourSelection
          choosing={choosing}
          onContinue={toForm}
          onReserve={() => goOn(onSite)}
          leavingTo={leavingTo}
        />
      </div>
      <SumBar
        sum={sumWords(jetskis, sumCents(house, choice))}
        context={choosing.said ?? barText(house, choice)}
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
      </SumBar>
    </div>
  )
}

const looks = {
  offer: 'btn btn-line btn-md',
  done: 'inline-flex min-h-11 cursor-default items-center gap-2 rounded-full bg-sea-100 px-4 py-1 text-left text-[0.9375rem] leading-tight font-semibold text-sea-800',
}

/** The one-way switch to several jetskis; once pressed the button only says so, and keeps the focus. */
const Several = ({ most, multi, onAllow }: { most: number; multi: boolean; onAllow: () => void }) => (
  <p aria-live="polite">
    <button
      type="button"
      aria-disabled={multi || undefined}
      onClick={multi ? undefined : onAllow}
      className={multi ? looks.done : looks.offer}
    >
      <ListChecks className="size-5 flex-none" aria-hidden="true" />
      {multi ? 'Multiple jetskis can now be selected' : `Select multiple jetskis (up to ${most})`}
    </button>
  </p>
)
