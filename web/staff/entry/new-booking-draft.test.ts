import { describe, expect, it } from 'vitest'
import { staffBooking } from '#domain/booking/staff-request.ts'
import { theHouse } from '#domain/house/the-house.ts'
import { bodyOf, centsOf, draftOf, lacks, offeredTo, startsQueryFor } from './new-booking-draft.ts'

const who = { date: '2026-06-23', time: '16:00', name: 'Liis Tamm', phone: '+372 5123 4567' }

describe('a booking that staff enter', () => {
  it('offers what the own sectors sell', () => {
    expect(
      offeredTo(theHouse, { sectors: ['jetski'], places: null }).map(({ staffTitle }) => staffTitle),
    ).toEqual(['Jetski'])
    expect(
      offeredTo(theHouse, { sectors: ['jetski', 'efoil', 'wakesurf', 'main'], places: null }),
    ).toHaveLength(5)
  })

  it('offers what is sold at the own places, there', () => {
    const own = { sectors: ['efoil', 'jetski'] as const, places: ['malaga'] }
    expect(offeredTo(theHouse, own).map(({ id }) => id)).toEqual(['efoil-private', 'test-drive'])
    expect(draftOf(theHouse, 'efoil-private', { date: who.date }, own).location).toBe('malaga')
    expect(offeredTo(theHouse, { sectors: ['jetski'], places: ['malaga'] })).toEqual([])
  })

  it('costs a walk-in 40 euros a person for a session, who called 35', () => {
    const group = { ...draftOf(theHouse, 'efoil-group', who), choice: { people: 3 } }
    expect([centsOf(theHouse, group), centsOf(theHouse, { ...group, channel: 'walk_in' })]).toEqual([
      10_500, 12_000,
    ])
  })

  it('keeps who and when while another activity is tried, and goes where that one is offered', () => {
    const ride = {
      ...draftOf(theHouse, 'efoil-private', who),
      location: 'dubai' as const,
      choice: { foils: 6, duration: '2h' },
    }
    const wake = draftOf(theHouse, 'wake-surf', ride)
    expect(wake).toMatchObject({ name: 'Liis Tamm', date: '2026-06-23', location: 'tallinn' })
    expect(wake.choice).toEqual({ duration: '1h', people: 6, sauna: false })
    expect(draftOf(theHouse, 'efoil-private', wake)).toMatchObject({ choice: { foils: 6, duration: '1h' } })
  })

  it('says what is missing, each by its field', () => {
    const empty = draftOf(theHouse, 'jetski-request', { date: '2026-06-23' })
    expect(Object.keys(lacks(theHouse, empty)).sort()).toEqual(['name', 'phone', 'time', 'what'])
    expect(lacks(theHouse, { ...draftOf(theHouse, 'efoil-private', who), odd: true })).toEqual({
      override: 'Please say why this start is right',
    })
    expect(
      lacks(theHouse, {
        ...draftOf(theHouse, 'wake-surf', who),
        choice: { people: 3, duration: '20min', sauna: false },
      }).what,
    ).toContain('20 minutes')
    expect(lacks(theHouse, draftOf(theHouse, 'efoil-private', who))).toEqual({})
  })

  it('is sent as the server wants it, whatever the activity', () => {
    for (const kind of offeredTo(theHouse, { sectors: ['jetski', 'efoil', 'wakesurf'], places: null })) {
      const draft = draftOf(theHouse, kind.id, who)
      expect(staffBooking.parse(bodyOf(draft))).toMatchObject({ activity: kind.id, channel: 'phone' })
    }
  })

  it('asks what is free for exactly that', () => {
    expect(
      startsQueryFor(theHouse, {
        ...draftOf(theHouse, 'jetski-request', who),
        choice: { jetskis: ['gti-130', 'rxp-x-rs'], duration: '1h', people: 1 },
      }),
    ).toEqual({
      activity: 'jetski-request',
      location: 'tallinn',
      date: '2026-06-23',
      equipment: 'gti-130,rxp-x-rs',
      duration: '1h',
    })
    expect(
      startsQueryFor(theHouse, {
        ...draftOf(theHouse, 'wake-surf', who),
        choice: { duration: '1h', people: 1, sauna: true },
      }),
    ).toMatchObject({ sauna: 'true', units: 1 })
  })
})
