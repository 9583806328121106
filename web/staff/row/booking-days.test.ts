import { describe, expect, it } from 'vitest'
import type { BookingRow } from '#contract/views.ts'
import { theHouse } from '#domain/house/the-house.ts'
import {
  byPlace,
  isHeld,
  isOfferOver,
  statusUndoLeft,
  todays,
  undoLeft,
  unfinished,
  upcoming,
  waiting,
  waitText,
} from './booking-days.ts'
import { booking } from './sample-row.ts'

const now = Temporal.Instant.from('2026-06-16T11:20:00Z')
const references = (rows: BookingRow[]) => rows.map((row) => row.reference)

describe('bookings tab', () => {
  it("Today's Bookings: today is the location's own day", () => {
    const late = Temporal.Instant.from('2026-06-16T18:00:00Z')
    const here = booking({ reference: 'ML-TALLN' })
    const there = booking({ reference: 'ML-THAI1', location: 'koh-phangan' })
    expect(references(todays(theHouse, [here, there], late))).toEqual(['ML-TALLN'])
  })

  it('a ride past midnight, or not back from an earlier day, is in today’s list', () => {
    const night = booking({ reference: 'ML-NIGHT', date: '2026-06-15', time: '23:00', until: '00:30' })
    const out = booking({ reference: 'ML-OUT01', date: '2026-06-12', status: 'in_progress' })
    const rows = [night, out, booking({ reference: 'ML-OLD01', date: '2026-06-15' })]
    expect(references(todays(theHouse, rows, now)).toSorted()).toEqual(['ML-NIGHT', 'ML-OUT01'])
    expect(todays(theHouse, [{ ...night, status: 'completed' }], now)).toEqual([])
  })

  it('bookings that are over are below those still to come', () => {
    const rows = [
      booking({ reference: 'ML-DONE1', status: 'completed', startTime: '2026-06-16T06:00:00Z' }),
      booking({ reference: 'ML-NEXT1', startTime: '2026-06-16T12:00:00Z' }),
    ]
    expect(references(todays(theHouse, rows, now))).toEqual(['ML-NEXT1', 'ML-DONE1'])
  })

  it('an Upcoming Bookings list of up to 5', () => {
    const rows = [1, 2, 3, 4, 5, 6].map((n) =>
      booking({ reference: `ML-DAY0${n}`, date: `2026-06-2${n}`, startTime: `2026-06-2${n}T10:00:00Z` }),
    )
    const cancelled = booking({ reference: 'ML-GONE1', date: '2026-06-17', status: 'cancelled' })
    expect(references(upcoming(theHouse, [...rows.toReversed(), cancelled], now))).toEqual(
      references(rows.slice(0, 5)),
    )
  })

  it('each place is separate, in its own time zone', () => {
    const rows = [booking({ location: 'dubai' }), booking({}), booking({})]
    expect(byPlace(theHouse, rows).map(({ place, rows: here }) => [place.id, here.length])).toEqual([
      ['tallinn', 2],
      ['dubai', 1],
    ])
  })
})

describe('alerts tab', () => {
  it('a guest of an earlier day who never came is listed until the booking is cancelled', () => {
    const missed = booking({ reference: 'ML-GONE1', date: '2026-06-15' })
    const night = booking({ date: '2026-06-15', time: '23:00', until: '00:30' })
    const rows = [missed, night, booking({}), booking({ date: '2026-06-17' })]
    expect(references(unfinished(theHouse, rows, now))).toEqual(['ML-GONE1'])
    expect(unfinished(theHouse, [{ ...missed, status: 'cancelled' }], now)).toEqual([])
  })

  it('an unanswered request of an earlier day is listed until it is cancelled or moved', () => {
    const asked = booking({ reference: 'ML-ASKED', date: '2026-06-15', status: 'pending' })
    const unpaid = booking({ date: '2026-06-15', status: 'pending', heldUntil: '2026-06-15T11:30:00Z' })
    const rows = [asked, unpaid, booking({ status: 'pending' })]
    expect(references(unfinished(theHouse, rows, now))).toEqual(['ML-ASKED'])
    expect(unfinished(theHouse, [{ ...asked, date: '2026-06-17' }], now)).toEqual([])
  })

  it('a Pending Confirmations notice leaves out bookings being paid and past ones', () => {
    const paying = booking({ status: 'pending', heldUntil: '2026-06-16T11:30:00Z' })
    const past = booking({ status: 'pending', endTime: '2026-06-16T09:00:00.000Z' })
    const waits = booking({ reference: 'ML-WAIT1', status: 'pending' })
    expect(isHeld(paying, now)).toBe(true)
    expect(references(waiting([paying, past, waits], now))).toEqual(['ML-WAIT1'])
  })

  it('an offer open until tomorrow is pending, as on the jetski desk, but does not wait for staff', () => {
    const offered = booking({
      activity: 'jetski-request',
      status: 'pending',
      heldUntil: '2026-06-17T11:30:00Z',
    })
    expect(isHeld(offered, now)).toBe(false)
    expect(waiting([offered], now)).toEqual([])
  })

  it.each([
    [0, '1 minute'],
    [1, '1 minute'],
    [41, '41 minutes'],
    [125, '2 hours'],
    [3000, '2 days'],
  ])('says how long the oldest waits: %i minutes', (minutes, text) => {
    expect(waitText(minutes)).toBe(text)
  })

  it('an offer that the guest did not answer in time waits for staff, also after its day', () => {
    const offer = booking({
      status: 'pending',
      activity: 'jetski-request',
      heldUntil: '2026-06-16T08:00:00Z',
    })
    expect([isOfferOver(offer, now), isHeld(offer, now)]).toEqual([true, false])
    expect(waiting([offer], now)).toEqual([offer])
    const earlier = { ...offer, date: '2026-06-15', heldUntil: '2026-06-14T08:00:00Z' }
    expect(unfinished(theHouse, [earlier], now)).toEqual([earlier])
  })
})

describe('undo', () => {
  it.each([
    ['2026-06-16T11:19:30Z', 10],
    ['2026-06-16T11:10:30Z', 1],
    ['2026-06-16T11:10:00Z', 0],
  ])('within 10 minutes of a cancel, start or complete: at %s leaves %i', (statusSince, minutes) => {
    expect(undoLeft(booking({ status: 'cancelled', updatedAt: statusSince }), now)).toBe(minutes)
    // A later change of a started booking does not count.
    for (const status of ['in_progress', 'completed'] as const)
      expect(statusUndoLeft(booking({ status, statusSince, updatedAt: now.toString() }), now)).toBe(minutes)
  })

  it('offers nothing for a booking in another state', () => {
    const recent = { updatedAt: now.toString(), statusSince: now.toString() }
    expect([undoLeft(booking(recent), now), statusUndoLeft(booking(recent), now)]).toEqual([0, 0])
  })
})
