import { batteryBand, isLow } from '#domain/fleet/unit-status.ts'

const fills = { good: 'bg-green-500', fair: 'bg-amber-500', poor: 'bg-red-500' }

/** Charge as a bar and as text; low is written, not only coloured. */
export function Battery({ name, percent, note }: { name: string; percent: number; note?: string }) {
  const low = isLow(percent)
  return (
    <>
      <p className="flex justify-between gap-3 font-semibold">
        <span className="min-w-0 wrap-anywhere">{name}</span>
        <span className={`whitespace-nowrap tnum ${low ? 'text-red-700' : ''}`}>
          {percent}%{note ? `, ${note}` : low ? ' low' : ''}
        </span>
      </p>
      <div className="bar mt-1.5" aria-hidden="true">
        <i className={fills[batteryBand(percent)]} style={{ width: `${percent}%` }} />
      </div>
    </>
  )
}
