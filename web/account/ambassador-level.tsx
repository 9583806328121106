import type { Referrals } from '#contract/calls/mine.ts'
import { ambassadorLevels, levelAt, nextLevel } from '#domain/members/ambassador.ts'
import { priceText } from '#domain/money.ts'

/** The level that was reached, what it earns, and how far the next one is. */
export function AmbassadorLevel({ referrals }: { referrals: Referrals }) {
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
            ? 'No booking by your link is completed yet.'
            : `From ${completed} completed ${completed === 1 ? 'booking' : 'bookings'} by your link.`}
        </p>
        <p className="mt-3 max-w-[52ch] text-muted">
          A booking earns when it is completed and paid, at the percentage of the level that it reached. A
          refund takes its commission back.{demo && ' In this demo the sample bookings count too.'}
        </p>
      </div>
    </section>
  )
}

/** The levels as a scale; filled as far as the bookings reach. */
function Steps({ completed }: { completed: number }) {
  return (
    <ol className="mt-5 grid grid-cols-3 gap-1.5" aria-label="Levels">
      {ambassadorLevels.map(({ id, label, from, percent }, at) => {
        const until = ambassadorLevels[at + 1]?.from
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
