import { CalendarClock } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { BookingRow } from '#contract/views.ts'
import { isMovable } from '#domain/booking/status.ts'
import { whenText } from '#web/desk/day-words.ts'
import { Pop } from '#web/desk/pop.tsx'
import { useOpenRow } from '#web/staff/row/rows-with-open.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { lazyWithRetry } from '#web/ui/lazy-with-retry.tsx'

// They need the rules of every activity: too much code for a page's first load, and rarely used.
const NearStarts = lazyWithRetry(() => import('./near-starts.tsx').then((module) => module.NearStarts))
const Form = lazyWithRetry(() => import('./reschedule-form.tsx').then((module) => module.RescheduleForm), {
  note: 'float',
})

/** Moves a booking: to the nearest free times with one tap, to any other day with two. */
export function RescheduleButton({ row, className }: { row: BookingRow; className?: string }) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [step, setStep] = useState<'near' | 'any'>()
  const done = () => setStep(undefined)
  useOpenRow(row.id, step === 'near')
  const askAnyDay = () => {
    // The focus returns to where it was when the dialog opened: this must not be a button that is removed with the near times.
    anchor?.focus({ preventScroll: true })
    setStep('any')
  }
  return (
    <>
      {isMovable(row.status) && (
        <IconButton
          label={`Move ${row.customerName}`}
          size="sm"
          lined
          className={className}
          onClick={(event) => {
            setAnchor(event.currentTarget)
            setStep('near')
          }}
        >
          <CalendarClock />
        </IconButton>
      )}
      {step === 'near' && (
        <Pop
          open
          onClose={done}
          anchor={anchor}
          title={`Move ${row.customerName}`}
          description={<span className="tnum">Now {whenText(row)}</span>}
        >
          <Suspense fallback={<div className="h-40" />}>
            <NearStarts row={row} onDone={done} onOther={askAnyDay} />
          </Suspense>
        </Pop>
      )}
      {step === 'any' && <RescheduleDialog row={row} onClose={done} />}
    </>
  )
}

/** Moves a booking to a new date and time, or offers the guest several (reschedule dialog). */
export function RescheduleDialog({ row, onClose }: { row: BookingRow; onClose: () => void }) {
  useOpenRow(row.id, true)
  return (
    <Suspense>
      <Form key={row.id} booking={row} onClose={onClose} />
    </Suspense>
  )
}
