import { describe, expect, it } from 'vitest'
import { booking } from '#web/staff/row/sample-row.ts'
import { undoOffer } from './undo-offer.ts'
import { wordsOf } from './undo-strip.tsx'

const now = Temporal.Instant.from('2026-06-16T11:20:00Z')
const ms = now.epochMilliseconds
const row = booking({})
const cancelled = booking({ status: 'cancelled', updatedAt: '2026-06-16T11:15:30Z' })
const later = booking({ time: '16:00' })
const cancel = { change: { row, to: 'cancelled' }, row: cancelled, doneAt: ms - 270_000 } as const
const moved = { change: { row, to: { date: row.date, time: '16:00' } }, row: later, doneAt: ms - 60_000 }

it('a complete states what the guest still has to pay', () => {
  const words = (money: object) =>
    wordsOf({
      kind: 'status',
      status: 'completed',
      minutes: 10,
      row: booking({ status: 'completed', ...money }),
    }).what
  expect(
    words({ paidState: 'unpaid', owedCents: 6_000, paymentMethod: 'on_site' }).replace('\u00a0', ' '),
  ).toBe('is completed, 60 € to pay')
  expect(words({ paidState: 'paid' })).toBe('is completed')
})

describe('undo for 10 minutes', () => {
  it('offers the last cancel', () => {
    expect(undoOffer([cancel], [cancelled], now)).toMatchObject({ kind: 'cancel', minutes: 6 })
  })

  it('offers it even if the list leaves out cancelled bookings', () => {
    expect(undoOffer([cancel], [], now)?.kind).toBe('cancel')
  })

  it('offers the last reschedule with its old start', () => {
    expect(undoOffer([cancel, moved], [later], now)).toMatchObject({
      kind: 'reschedule',
      minutes: 9,
      back: { time: '15:00' },
    })
  })

  it('offers the last swap while the booking still has that unit', () => {
    const [from, to] = [
      { id: 'efoil-tallinn-1', name: 'E-foil 1' },
      { id: 'efoil-tallinn-3', name: 'E-foil 3' },
    ]
    const swapped = booking({ units: ['E-foil 3'] })
    const swap = { change: { row, from, to }, row: swapped, doneAt: ms - 60_000 }
    expect(undoOffer([moved, swap], [swapped], now)).toMatchObject({
      kind: 'swap',
      minutes: 9,
      swap: { from },
    })
    expect(undoOffer([swap], [booking({ units: ['E-foil 2'] })], now)).toBeUndefined()
  })

  it('offers the last start or complete while the booking is still in that state', () => {
    const started = { change: { row, to: 'in_progress' }, row, doneAt: ms - 90_000 } as const
    const completed = { change: { row, to: 'completed' }, row, doneAt: ms - 30_000 } as const
    const inProgress = booking({ status: 'in_progress' })
    expect(undoOffer([cancel, started], [inProgress], now)).toMatchObject({
      kind: 'status',
      status: 'in_progress',
      minutes: 9,
    })
    expect(undoOffer([started, completed], [booking({ status: 'completed' })], now)).toMatchObject({
      status: 'completed',
      minutes: 10,
    })
    expect(undoOffer([started, completed], [inProgress], now)).toBeUndefined()
    expect(undoOffer([{ ...started, doneAt: ms - 600_000 }], [inProgress], now)).toBeUndefined()
  })

  it('offers an act without an answer if the booking shows that it was done, else the previous one', () => {
    const started = { change: { row, to: 'in_progress' }, row, doneAt: ms, unanswered: true } as const
    expect(undoOffer([moved, started], [booking({ status: 'in_progress' })], now)?.kind).toBe('status')
    expect(undoOffer([moved, started], [later], now)?.kind).toBe('reschedule')
    expect(undoOffer([{ ...moved, row, unanswered: true }], [later], now)?.kind).toBe('reschedule')
  })

  it('offers nothing once the act was undone, changed by another employee, or is too old', () => {
    const undone = {
      ...moved,
      change: { row: later, to: { date: row.date, time: '15:00' }, undoes: true },
      row,
      doneAt: ms,
    }
    expect(undoOffer([moved, undone], [row], now)).toBeUndefined()
    expect(undoOffer([moved], [booking({ time: '18:00' })], now)).toBeUndefined()
    expect(undoOffer([{ ...moved, doneAt: ms - 600_000 }], [later], now)).toBeUndefined()
    expect(undoOffer([cancel], [row], now)).toBeUndefined()
  })
})

describe('the strip with the way back', () => {
  it('states how a move changed the time, and the day if it is another one', () => {
    const back = booking({ date: '2026-06-16', time: '15:00' })
    const to = (date: string, time: string) =>
      wordsOf({ kind: 'reschedule', row: booking({ date, time }), back, minutes: 9 })
    expect(to('2026-06-16', '16:00')).toMatchObject({ what: 'moved to 16:00', before: 'From 15:00' })
    expect(to('2026-06-17', '15:00')).toMatchObject({
      what: expect.stringMatching(/^moved to Wed 17 Jun.*, 15:00$/),
      before: expect.stringMatching(/^From Tue 16 Jun.*, 15:00$/),
    })
  })
})
