import { useRef } from 'react'
import type { QuoteLine } from '#domain/activities/quote-lines.ts'
import type { JetskiId } from '#domain/fleet/jetskis.ts'
import { QuoteLines } from '#web/booking/price.tsx'
import { useHouse } from '#web/house-on-page.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { Options } from '#web/ui/option-row.tsx'
import { durationRows } from './fleet-words.ts'
import { chosenText } from './jetski-words.ts'
import { MachineLines } from './machine-lines.tsx'
import { OutsideTheTotal, Sum } from './sum.tsx'
import type { Choosing } from './use-choice.ts'

type Props = {
  choosing: Choosing
  /** A discount of the visitor; like the total, not final while `checking`. */
  off: readonly QuoteLine[]
  cents: number
  checking: boolean
  onContinue: () => void
  onReserve: () => void
  /** The page being loaded. */
  leavingTo: string | undefined
}

/** The durations with their prices; on phones before the machines, whose prices depend on it. */
export const HowLong = ({ choosing: { choice, setDuration } }: Pick<Props, 'choosing'>) => (
  <Options
    legend="Duration"
    look="tile"
    className="pairs sm:max-lg:grid-cols-4"
    value={choice.duration}
    onChange={setDuration}
    options={durationRows(useHouse(), choice.jetskis)}
  />
)

/** 'Your Selection': the machines, the duration, the price, and the two next steps. */
export function YourSelection({ choosing, off, cents, checking, onContinue, onReserve, leavingTo }: Props) {
  const house = useHouse()
  const { choice, message } = choosing
  const { jetskis, duration, multi } = choice
  const none = jetskis.length === 0
  const title = useRef<HTMLHeadingElement>(null)
  const remove = (id: JetskiId) => {
    choosing.press(id)
    // The pressed button is removed with its machine.
    title.current?.focus({ preventScroll: true })
  }
  return (
    <aside aria-label="Your Selection" className="mt-10 lg:mt-0">
      {/* On a phone the total is directly below the machines, with its own line. */}
      <div className="card p-5 sm:p-6 max-lg:[&_ul]:border-b-0 lg:sticky lg:top-24 lg:shadow-float">
        <h2 ref={title} tabIndex={-1} className="text-2xl outline-none">
          Your Selection
        </h2>
        {none ? (
          <p className="mt-4 text-muted">No jetski selected yet.</p>
        ) : (
          <MachineLines jetskis={jetskis} duration={duration} date="" onRemove={multi ? remove : undefined} />
        )}
        <div aria-live="polite">{message && <Note kind="info" className="mt-4" title={message} />}</div>
        <div className="mt-5 max-lg:hidden">
          <HowLong choosing={choosing} />
        </div>
        <OutsideTheTotal jetskis={jetskis} duration={duration} />
        {off.length > 0 && (
          <div className="mt-5 border-t border-line pt-2">
            <QuoteLines lines={off} />
          </div>
        )}
        <Sum
          jetskis={jetskis}
          cents={cents}
          checking={checking}
          below={chosenText(house, jetskis, duration)}
        />
        <Button
          busy={leavingTo?.endsWith('form')}
          busyLabel="Processing..."
          className="mt-5 w-full max-lg:!hidden"
          onClick={onContinue}
        >
          Continue to Booking
        </Button>
        <Button
          kind="ghost"
          busy={leavingTo?.endsWith('confirm')}
          busyLabel="Processing..."
          className="mt-1 w-full max-lg:mt-4"
          onClick={onReserve}
        >
          Reserve, pay on site
        </Button>
      </div>
    </aside>
  )
}
