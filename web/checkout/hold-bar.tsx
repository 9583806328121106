import { Timer } from 'lucide-react'
import { announcement, clockText, isUrgent, spokenTime, useSecondsLeft } from './hold-clock.ts'

/** How long the units are held; announced only at 5, 2 and 1 minutes. */
export function HoldBar({ expiresAt, held }: { expiresAt: string; held: string }) {
  const seconds = useSecondsLeft(expiresAt)
  const look = isUrgent(seconds)
    ? 'bg-amber-50 text-amber-700 shadow-[inset_0_0_0_1px_var(--color-amber-200)]'
    : 'bg-sea-100 text-sea-800'
  return (
    <div className={`mt-6 flex items-center justify-between gap-4 rounded-lg px-5 py-3.5 ${look}`}>
      <p className="flex items-center gap-3">
        <Timer aria-hidden="true" className="size-5 flex-none" />
        <span>{seconds === 0 ? 'Your hold has ended.' : held}</span>
      </p>
      <p
        role="timer"
        aria-live="off"
        aria-label={spokenTime(seconds)}
        className="font-display text-xl font-[560] tnum"
      >
        {clockText(seconds)}
      </p>
      <p aria-live="polite" className="sr-only">
        {announcement(seconds)}
      </p>
    </div>
  )
}

/** The same, in the bar at the foot of a phone. */
export const HeldFor = ({ expiresAt }: { expiresAt: string }) => {
  const seconds = useSecondsLeft(expiresAt)
  return (
    <span className={`whitespace-nowrap tnum ${isUrgent(seconds) ? 'font-semibold text-amber-700' : ''}`}>
      held {clockText(seconds)}
    </span>
  )
}
