import { describe, expect, it } from 'vitest'
import { staffBooking } from '#domain/booking/staff-request.ts'
import { askedOf, bodyOf, centsOf, draftOf, kindsFor, lacks } from './new-booking-draft.ts'

const who = { date: '2026-06-23', time: '16:00', name: 'Liis Tamm', phone: '+372 5123 4567' }

describe('a booking that staff enter', () => {
  it('offers what the own sectors sell', () => {
    expect(kindsFor(['jetski']).map((kind) => kind.label)).toEqual(['Jetski'])
    expect(kindsFor(['jetski', 'efoil', 'wakesurf', 'main'])).toHaveLength(5)
  })

  it('costs a walk-in 40 euros a person for a session, who called 35', () => {
    const group = draftOf('efoil-group', { ...who, count: 3 })
    expect([centsOf(group), centsOf({ ...group, channel: 'walk_in' })]).toEqual([10_500, 12_000])
  })

  it('keeps who and when while another activity is tried, and goes where that one is offered', () => {
    const ride = { ...draftOf('efoil-private', who), location: 'dubai' as const, count: 6 }
    const wake = draftOf('wake-surf', ride)
    expect(wake).toMatchObject({ name: 'Liis Tamm', date: '2026-06-23', location: 'tallinn', count: 6 })
    expect(draftOf('efoil-private', wake)).toMatchObject({ sauna: false, jetskis: [] })
  })

  it('says what is missing, each by its field', () => {
    const empty = draftOf('jetski-request', { date: '2026-06-23' })
    expect(Object.keys(lacks(empty)).sort()).toEqual(['name', 'phone', 'time', 'what'])
    expect(lacks({ ...draftOf('efoil-private', who), odd: true })).toEqual({
      override: 'Please say why this start is right',
    })
    expect(lacks({ ...draftOf('wake-surf', who), count: 3, duration: '20min' }).what).toContain('20 minutes')
    expect(lacks(draftOf('efoil-private', who))).toEqual({})
  })

  it('is sent as the server wants it, whatever the activity', () => {
    for (const kind of kindsFor(['jetski', 'efoil', 'wakesurf'])) {
      const draft = draftOf(kind.id, { ...who, jetskis: ['gti-130'] })
      expect(staffBooking.parse(bodyOf(draft))).toMatchObject({ activity: kind.id, channel: 'phone' })
    }
  })

  it('asks what is free for exactly that', () => {
    expect(askedOf(draftOf('jetski-request', { ...who, jetskis: ['gti-130', 'rxp-x-rs'] }))).toEqual({
      activity: 'jetski-request',
      location: 'tallinn',
      date: '2026-06-23',
      equipment: 'gti-130,rxp-x-rs',
      duration: '1h',
    })
    expect(askedOf({ ...draftOf('wake-surf', who), sauna: true })).toMatchObject({ sauna: 'true', units: 1 })
  })
})
