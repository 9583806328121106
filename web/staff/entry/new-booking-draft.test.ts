import { describe, expect, it } from 'vitest'
import { staffBooking } from '#domain/booking/staff-request.ts'
import { bodyOf, centsOf, draftOf, lacks, offeredTo, startsQueryFor } from './new-booking-draft.ts'

const who = { date: '2026-06-23', time: '16:00', name: 'Liis Tamm', phone: '+372 5123 4567' }

describe('a booking that staff enter', () => {
  it('offers what the own sectors sell', () => {
    expect(offeredTo(['jetski']).map(({ staffTitle }) => staffTitle)).toEqual(['Jetski'])
    expect(offeredTo(['jetski', 'efoil', 'wakesurf', 'main'])).toHaveLength(5)
  })

  it('costs a walk-in 40 euros a person for a session, who called 35', () => {
    const group = { ...draftOf('efoil-group', who), choice: { people: 3 } }
    expect([centsOf(group), centsOf({ ...group, channel: 'walk_in' })]).toEqual([10_500, 12_000])
  })

  it('keeps who and when while another activity is tried, and goes where that one is offered', () => {
    const ride = {
      ...draftOf('efoil-private', who),
      location: 'dubai' as const,
      choice: { foils: 6, duration: '2h' },
    }
    const wake = draftOf('wake-surf', ride)
    expect(wake).toMatchObject({ name: 'Liis Tamm', date: '2026-06-23', location: 'tallinn' })
    expect(wake.choice).toEqual({ duration: '1h', people: 6, sauna: false })
    expect(draftOf('efoil-private', wake)).toMatchObject({ choice: { foils: 6, duration: '1h' } })
  })

  it('says what is missing, each by its field', () => {
    const empty = draftOf('jetski-request', { date: '2026-06-23' })
    expect(Object.keys(lacks(empty)).sort()).toEqual(['name', 'phone', 'time', 'what'])
    expect(lacks({ ...draftOf('efoil-private', who), odd: true })).toEqual({
      override: 'Please say why this start is right',
    })
    expect(
      lacks({ ...draftOf('wake-surf', who), choice: { people: 3, duration: '20min', sauna: false } }).what,
    ).toContain('20 minutes')
    expect(lacks(draftOf('efoil-private', who))).toEqual({})
  })

  it('is sent as the server wants it, whatever the activity', () => {
    for (const kind of offeredTo(['jetski', 'efoil', 'wakesurf'])) {
      const draft = draftOf(kind.id, who)
      expect(staffBooking.parse(bodyOf(draft))).toMatchObject({ activity: kind.id, channel: 'phone' })
    }
  })

  it('asks what is free for exactly that', () => {
    expect(
      startsQueryFor({
        ...draftOf('jetski-request', who),
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
      startsQueryFor({ ...draftOf('wake-surf', who), choice: { duration: '1h', people: 1, sauna: true } }),
    ).toMatchObject({ sauna: 'true', units: 1 })
  })
})
