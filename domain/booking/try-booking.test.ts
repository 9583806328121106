import { describe, expect, it } from 'vitest'
import type { House } from '../house/house.ts'
import { theHouse } from '../house/the-house.ts'
import { checkTrialBooking } from './try-booking.ts'

const now = Temporal.Instant.from('2026-06-16T08:00:00Z')
const ride = {
  activity: 'efoil-private',
  location: 'tallinn',
  date: '2026-07-18',
  time: '12:00',
  choice: { foils: 2, duration: '1h' },
} as const
const { activities, places, units } = theHouse
const july: House = {
  ...theHouse,
  activities: {
    ...activities,
    'efoil-private': {
      ...activities['efoil-private'],
      seasons: [{ from: '07-01', to: '07-31', cents: { '1h': 15_000 } }],
    },
  },
}
const closed = [{ from: '2026-07-18', to: '2026-07-18', reason: 'Regatta' }]
const withSold = (id: 'efoil-private', fields: object): House => ({
  ...theHouse,
  activities: { ...activities, [id]: { ...activities[id], ...fields } },
})

describe('a booking that the owner tries', () => {
  it('has the lines and the total of the chosen day', () => {
    const tried = checkTrialBooking(july, ride, now)
    expect(tried).toMatchObject({
      quote: { totalCents: 30_000, lines: [{ kind: 'units', eachCents: 15_000 }] },
    })
    expect(tried.problem).toBeUndefined()
    expect(checkTrialBooking(theHouse, ride, now).quote?.totalCents).toBe(24_000)
  })

  it('has a price even if it cannot be booked, with the reason', () => {
    const tried = checkTrialBooking(
      { ...july, places: { ...places, tallinn: { ...places.tallinn!, closed } } },
      ride,
      now,
    )
    expect(tried.quote?.totalCents).toBe(30_000)
    expect(tried.problem).toBe('Closed: Regatta. Open again on Sunday 19 July.')
    expect(checkTrialBooking(july, { ...ride, time: '07:00' }, now).problem).toBe(
      '07:00 is not a start time of this activity',
    )
    expect(checkTrialBooking(july, { ...ride, time: '' }, now).problem).toBe('Nothing starts on this day.')
    expect(checkTrialBooking(july, { ...ride, date: '2026-06-15' }, now).problem).toBe(
      'Cannot book a day that has already passed',
    )
  })

  it('cannot be booked for a session whose start is half typed', () => {
    const group = activities['efoil-group']
    const sunset = { ...group.sessions.sunset, from: '20:', to: '' }
    const half: House = {
      ...theHouse,
      activities: {
        ...activities,
        'efoil-group': { ...group, sessions: { ...group.sessions, sunset } },
      },
    }
    const start = { location: 'tallinn', date: '2026-06-22', time: '20:', choice: { people: 1 } }
    expect(checkTrialBooking(half, { activity: 'efoil-group', ...start }, now).problem).toBe(
      'Nothing starts on this day.',
    )
  })

  it('cannot be booked for more than the place has', () => {
    const fewer = Object.fromEntries(Object.entries(units).filter(([id]) => !/^efoil-tallinn-[2-9]/.test(id)))
    const few = { ...theHouse, units: fewer }
    expect(checkTrialBooking(few, ride, now).problem).toBe('The place has only 1 foil.')
    expect(
      checkTrialBooking(few, { ...ride, choice: { foils: 1, duration: '1h' } }, now).problem,
    ).toBeUndefined()
  })

  it('has no price at a place where it is not sold', () => {
    expect(checkTrialBooking(withSold('efoil-private', { on: false }), ride, now)).toEqual({
      problem: 'It is not sold.',
    })
    expect(checkTrialBooking(theHouse, { ...ride, activity: 'paddle-boards' }, now)).toEqual({
      problem: 'It is not sold.',
    })
    const elsewhere = checkTrialBooking(withSold('efoil-private', { places: ['dubai'] }), ride, now)
    expect(elsewhere.quote).toBeUndefined()
    expect(elsewhere.problem).toMatch(/is not offered at Tallinn$/)
    expect(checkTrialBooking(theHouse, { ...ride, choice: { foils: 2, duration: '3h' } }, now)).toEqual({
      problem: 'It is not sold for this duration.',
    })
    const many = checkTrialBooking(theHouse, { ...ride, choice: { foils: 9, duration: '1h' } }, now)
    expect([many.quote, many.problem]).toEqual([undefined, expect.stringMatching(/6 foils/)])
  })
})
