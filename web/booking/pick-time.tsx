import { Suspense, useRef } from 'react'
import { LiveErrorText } from '#web/ui/field.tsx'
import { lazyWithRetry } from '#web/ui/lazy-with-retry.tsx'
import type { StartTimesProps } from './start-times.tsx'
import type { StartState } from './use-start.ts'

// Needed once a day is chosen.
const StartTimes = lazyWithRetry(() => import('./start-times.tsx').then((module) => module.StartTimes), {
  ahead: 'act',
})

type Errors = { date?: string; time?: string }
export type Picker = { start: StartState; errors: Errors }

export type Times = Pick<
  StartTimesProps,
  'needText' | 'awaited' | 'texts' | 'grouped' | 'hidePast' | 'toChip' | 'span' | 'besides'
> &
  Partial<Pick<StartTimesProps, 'waitlistDay'>>

/** The start time of the chosen day. */
export function PickTime({ start, errors, ...look }: Picker & Times) {
  const { date, starts, failed } = start
  const box = useRef<HTMLDivElement>(null)
  // The change may remove the pressed button; the focus stays in this box.
  const stay =
    <Given extends unknown[]>(act: (...given: Given) => void) =>
    (...given: Given) => {
      box.current?.focus()
      act(...given)
    }
  const error = start.lost ?? errors.time
  return (
    <div
      ref={box}
      data-step="time"
      tabIndex={-1}
      className="outline-none"
      aria-busy={date !== '' && starts === undefined && !failed}
    >
      {date === '' ? (
        <p className="text-muted">Choose a day to see its start times.</p>
      ) : (
        <Suspense>
          <StartTimes
            date={date}
            starts={starts}
            failed={failed}
            onRetry={stay(start.retry)}
            chosen={start.time}
            onChoose={start.chooseTime}
            next={start.next}
            onNext={stay(start.chooseStart)}
            waitlistDay={{ ...start.query, date }}
            describedBy={error ? 'time-error' : undefined}
            {...look}
          />
        </Suspense>
      )}
      <LiveErrorText id="time-error">{error}</LiveErrorText>
    </div>
  )
}
