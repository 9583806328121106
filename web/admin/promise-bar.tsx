import { AlarmClock, Timer } from 'lucide-react'
import type { Enquiry } from '#contract/calls/admin.ts'
import { countdownOf } from './promise.ts'

const looks = {
  calm: { text: 'text-ink', bar: 'bg-sea-600' },
  soon: { text: 'text-amber-700', bar: 'bg-amber-500' },
  late: { text: 'text-red-700', bar: 'bg-red-500' },
}

/** How long a promised answer still has, as words and as a bar that drains; silent, by the minute. */
export function PromiseBar({ row, now }: { row: Enquiry; now: Temporal.Instant }) {
  const { left, text, tone, promised } = countdownOf(row, now)
  const Icon = tone === 'late' ? AlarmClock : Timer
  return (
    <div>
      <p className={`flex items-center gap-1.5 text-sm font-semibold tnum ${looks[tone].text}`}>
        <Icon aria-hidden="true" className="size-4 flex-none" />
        {text}
      </p>
      <div className={`bar mt-1.5 h-1.5! ${tone === 'late' ? 'bg-red-500!' : ''}`} aria-hidden="true">
        <i className={`ml-auto ${looks[tone].bar}`} style={{ width: `${Math.round(left * 100)}%` }} />
      </div>
      <p className="mt-1.5 text-xs text-muted">promised: {promised}</p>
    </div>
  )
}
