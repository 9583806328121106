import { describe, expect, it } from 'vitest'
import { staffBooking } from '#domain/booking/staff-request.ts'
import { theHouse } from '#domain/house/the-house.ts'
import type { Scope } from '#domain/rights.ts'
import {
  activityOf,
  atPlace,
  bodyOf,
  draftNow,
  draftOf,
  fieldsAt,
  firstDraft,
  fromTodayOn,
  keptDraft,
  missingFields,
  offeredTo,
  priceOf,
  startsQueryFor,
} from './new-booking-draft.ts'

const now = Temporal.Instant.from('2026-06-23T09:00:00Z')
const who = { date: '2026-06-23', time: '16:00', name: 'Liis Tamm', phone: '+372 5123 4567' }

describe('a booking that staff enter', () => {
  it('offers what the account’s sectors sell', () => {
    expect(
      offeredTo(theHouse, { sectors: ['jetski'], places: null }).map(({ staffTitle }) => staffTitle),
    ).toEqual(['Jetski'])
    expect(
      offeredTo(theHouse, { sectors: ['jetski', 'efoil', 'wakesurf', 'main'], places: null }),
    ).toHaveLength(5)
  })

  it('offers what is sold at the account’s places, at those places', () => {
    const own = { sectors: ['efoil', 'jetski'] as const, places: ['malaga'] }
    expect(offeredTo(theHouse, own).map(({ id }) => id)).toEqual(['efoil-private', 'test-drive'])
    expect(draftOf(theHouse, 'efoil-private', { date: who.date }, own).location).toBe('malaga')
    expect(offeredTo(theHouse, { sectors: ['jetski'], places: ['malaga'] })).toEqual([])
  })

  it('costs a walk-in 40 euros a person for a session, and a caller 35', () => {
    const group = { ...draftOf(theHouse, 'efoil-group', who), choice: { people: 3 } }
    expect([priceOf(theHouse, group), priceOf(theHouse, { ...group, channel: 'walk_in' })]).toEqual([
      '105\u00a0€',
      '120\u00a0€',
    ])
  })

  it('has no figure if the price is on request', () => {
    const draft = draftOf(theHouse, 'jetski-request', who)
    expect(priceOf(theHouse, draft)).toBe('')
    expect(priceOf(theHouse, { ...draft, choice: { ...draft.choice, jetskis: ['gti-130'] } })).toBe(
      'On request',
    )
  })

  it('has a price while its start is typed, even with the sauna, whose price depends on the start', () => {
    const wake = draftOf(theHouse, 'wake-surf', who)
    const priceAt = (time: string) =>
      priceOf(theHouse, { ...wake, time, odd: true, choice: { ...wake.choice, sauna: true } })
    for (const half of ['', '1', '1:', '18:', 'noon']) expect(priceAt(half)).toBe('380\u00a0€')
    expect(priceAt('18:30')).toBe('430\u00a0€')
  })

  it('keeps contact and time when the activity changes, and moves to a place that offers it', () => {
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

  it('offers only machines and saunas that are at its place on its day', () => {
    const move = (id: string, part: object) => ({ [id]: { ...theHouse.units[id]!, ...part } })
    const units = {
      ...theHouse.units,
      ...move('gti-130', { place: 'malaga' }),
      ...move('rxp-x-rs', { place: 'malaga', retired: '2026-07-01' }),
    }
    const house = { ...theHouse, units }
    const ride = draftOf(house, 'jetski-request', who)
    const machinesOf = (part: object) =>
      fieldsAt(activityOf(house, ride), { ...ride, ...part }).flatMap(([, field]) =>
        field.kind === 'named' ? field.options.map(({ id }) => id) : [],
      )
    expect(machinesOf({ location: 'tallinn' })).toEqual(['trixx-23-blue', 'trixx-23-red', 'trixx-25-red'])
    expect(machinesOf({ location: 'malaga' })).toEqual(['rxp-x-rs', 'gti-130'])
    expect(machinesOf({ location: 'malaga', date: '2026-07-01' })).toEqual(['gti-130'])
    const chosen = { ...ride, choice: { ...ride.choice, jetskis: ['trixx-23-red', 'gti-130'] } }
    expect(atPlace(house, { ...chosen, location: 'malaga' }).choice.jetskis).toEqual(['gti-130'])
    const wake = draftOf(house, 'wake-surf', who)
    const withSauna = { ...wake, choice: { ...wake.choice, sauna: true } }
    expect(atPlace(house, withSauna)).toEqual(withSauna)
    const away = { ...withSauna, location: 'malaga' }
    expect(atPlace(house, away).choice).toEqual(wake.choice)
    expect(fieldsAt(activityOf(house, away), away).map(([key]) => key)).not.toContain('sauna')
  })

  it('survives a reload as far as it can still be booked', () => {
    const all = { sectors: ['jetski', 'efoil', 'wakesurf'] as const, places: null }
    const ride = {
      ...draftOf(theHouse, 'jetski-request', who),
      choice: { jetskis: ['gti-130'], duration: '2h', people: 2, isFirstTime: false },
    }
    const kept = (part: object, own: Scope = all) => keptDraft(theHouse, { ...ride, ...part }, now, own)
    expect(kept({})).toEqual(ride)
    expect(kept({ date: '2026-06-22' })).toMatchObject({ name: who.name, date: who.date, time: '' })
    expect(kept({ activity: 'sold-no-more' })).toBeUndefined()
    expect(kept({}, { ...all, sectors: ['efoil'] })).toBeUndefined()
    expect(kept({ choice: { ...ride.choice, duration: '3 weeks' } })).toMatchObject({
      name: who.name,
      choice: { jetskis: [], duration: '1h' },
    })
    expect(keptDraft(theHouse, undefined, now, all)).toBeUndefined()
  })

  it('keeps the guest when its length or activity is no longer sold', () => {
    const own = { sectors: ['efoil'] as const, places: null }
    const typed = { ...draftOf(theHouse, 'efoil-private', who), time: '16:0', odd: true }
    const { 'efoil-private': ride } = theHouse.activities
    const { '1h': _hour, ...durations } = ride.durations
    const nowOf = (part: object) => {
      const activities = { ...theHouse.activities, 'efoil-private': { ...ride, ...part } }
      const house = { ...theHouse, activities }
      return { ...draftNow(house, typed, now, own), price: priceOf(house, draftNow(house, typed, now, own)) }
    }
    const kept = { name: who.name, phone: who.phone, date: who.date, time: '16:0', odd: true }
    expect(nowOf({})).toMatchObject(typed)
    expect(nowOf({ durations })).toMatchObject({ ...kept, choice: { duration: '30min' }, price: '70\u00a0€' })
    expect(nowOf({ on: false })).toMatchObject({ ...kept, activity: 'test-drive', price: '120\u00a0€' })
  })

  it('starts with the present day of its place, wherever the office is', () => {
    const [late, sectors] = [Temporal.Instant.from('2026-12-31T17:30:00Z'), ['efoil'] as const]
    const firstOf = (places: string[] | null) => firstDraft(theHouse, late, { sectors, places })
    expect(firstOf(['koh-phangan'])).toMatchObject({ location: 'koh-phangan', date: '2027-01-01' })
    expect(firstOf(null)).toMatchObject({ location: 'tallinn', date: '2026-12-31' })
    const own = { sectors, places: ['malaga'] }
    const entered = { ...firstDraft(theHouse, late, own), time: '23:30' }
    expect(keptDraft(theHouse, entered, late.add({ hours: 5 }), own)).toEqual(entered)
    expect(keptDraft(theHouse, entered, late.add({ hours: 6 }), own)).toMatchObject({
      date: '2027-01-01',
      time: '',
    })
  })

  it('moves on from a day that has passed at its place, except for walk-ins of the last hour', () => {
    const late = { ...draftOf(theHouse, 'efoil-private', { ...who, time: '23:50' }), odd: true }
    const openAt = (at: string, draft = late) => fromTodayOn(theHouse, draft, Temporal.Instant.from(at))
    const next = { name: who.name, date: '2026-06-24', time: '' }
    expect(openAt('2026-06-23T20:59:00Z', { ...late, odd: false })).toMatchObject({ date: who.date })
    expect(openAt('2026-06-23T21:00:00Z', { ...late, odd: false })).toMatchObject(next)
    expect(openAt('2026-06-23T21:50:00Z')).toEqual(late)
    expect(openAt('2026-06-23T22:00:00Z')).toMatchObject(next)
  })

  it('reports what is missing at each field', () => {
    const empty = draftOf(theHouse, 'jetski-request', { date: '2026-06-23' })
    expect(Object.keys(missingFields(theHouse, empty)).sort()).toEqual(['name', 'phone', 'time', 'what'])
    expect(missingFields(theHouse, { ...draftOf(theHouse, 'efoil-private', who), odd: true })).toEqual({
      override: 'Please say why this start is right',
    })
    expect(
      missingFields(theHouse, {
        ...draftOf(theHouse, 'wake-surf', who),
        choice: { people: 3, duration: '20min', sauna: false },
      }).what,
    ).toContain('20 minutes')
    expect(missingFields(theHouse, draftOf(theHouse, 'efoil-private', who))).toEqual({})
  })

  it('is sent in the server’s shape, whatever the activity', () => {
    for (const kind of offeredTo(theHouse, { sectors: ['jetski', 'efoil', 'wakesurf'], places: null })) {
      const draft = draftOf(theHouse, kind.id, who)
      expect(staffBooking.parse(bodyOf(draft))).toMatchObject({ activity: kind.id, channel: 'phone' })
    }
  })

  it('loads availability for exactly that', () => {
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
