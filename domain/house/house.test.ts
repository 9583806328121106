import { describe, expect, it } from 'vitest'
import { houseSchema } from './house.ts'
import { perHouse } from './per-house.ts'
import { theHouse } from './the-house.ts'

const changed = (change: (house: { activities: Record<string, unknown> }) => void) => {
  const house = structuredClone(theHouse) as unknown as { activities: Record<string, unknown> }
  change(house)
  return houseSchema.safeParse(house)
}
const problemOf = (change: Parameters<typeof changed>[0]) => {
  const { error } = changed(change)
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

const { 'efoil-private': ride } = theHouse.activities
const withCents = (cents: number) => ({
  ...ride,
  durations: { ...ride.durations, '1h': { ...ride.durations['1h'], cents } },
})

describe('a house', () => {
  it('is as specified at first', () => {
    expect(houseSchema.parse(theHouse)).toEqual(theHouse)
  })

  it('refuses texts out of bounds at their path, and an impossible picture', () => {
    const boards = { ...ride, description: 'x'.repeat(100_000), picture: { id: '../hero', alt: ' ' } }
    expect(problemOf(({ activities }) => (activities.boards = boards))).toEqual([
      'activities.boards.description: At most 300 characters',
      'activities.boards.picture.id: There is no such picture',
      'activities.boards.picture.alt: Please say what the picture shows',
    ])
  })

  it('refuses a boat without a length', () => {
    const boat = { ...theHouse.activities['wake-surf'], durations: {} }
    expect(problemOf(({ activities }) => (activities['wake-surf'] = boat))).toEqual([
      'activities.wake-surf.durations: At least one duration',
    ])
  })

  it('refuses an own line of 100 KB, and one in a mail that has none', () => {
    const problems = (messages: object) =>
      houseSchema.safeParse({ ...theHouse, messages }).error?.issues.map(({ message }) => message)
    expect(problems({ reminder: 'x'.repeat(100_000) })).toEqual(['At most 500 characters'])
    expect(problems({ reminder: 'Park at the pier.\nBring a towel.' })).toBeUndefined()
    expect(problems({ test: 'Hello' })).toHaveLength(1)
  })

  it('refuses an invalid address, too many addresses, and a promise out of bounds', () => {
    const problems = (part: object) =>
      houseSchema
        .safeParse({ ...theHouse, ...part })
        .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    const alerts = (emails: string[], phones: string[] = []) =>
      problems({ alerts: { jetski: { emails, phones } } })
    expect(alerts(['jet@desk.example'], ['+372 5123 4567'])).toBeUndefined()
    expect(alerts(['jet@desk', 'jet@desk.example'], ['12'])).toEqual([
      'alerts.jetski.emails.0: Please enter a valid email address',
      'alerts.jetski.phones.0: Please enter a valid phone number',
    ])
    expect(alerts(Array.from({ length: 6 }, () => 'jet@desk.example'))).toEqual([
      'alerts.jetski.emails: At most 5',
    ])
    expect(problems({ alerts: { boats: { emails: [], phones: [] } } })).toHaveLength(1)
    const { promiseMinutes } = theHouse.enquiry
    expect(problems({ enquiry: { promiseMinutes: { ...promiseMinutes, birthday: 4 } } })).toEqual([
      'enquiry.promiseMinutes.birthday: At least 5 minutes',
    ])
  })

  it('refuses a start page without its headline and a text of 100 KB', () => {
    const problems = (landing: object) =>
      houseSchema
        .safeParse({ ...theHouse, landing: { ...theHouse.landing, ...landing } })
        .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    expect(problems({ headline: ' ' })).toEqual(['landing.headline: The page needs these words'])
    expect(problems({ line: '', waysTitle: '' })).toBeUndefined()
    expect(problems({ memberLine: 'x'.repeat(100_000) })).toEqual([
      'landing.memberLine: At most 300 characters',
    ])
    expect(problems({ extra: 'x' })).toHaveLength(1)
  })

  it('refuses a club event at its wrong field, with a sentence', () => {
    const { midsummer } = theHouse.club.events
    const problems = (fields: object) =>
      houseSchema
        .safeParse({ ...theHouse, club: { events: { midsummer: { ...midsummer, ...fields } } } })
        .error?.issues.map(({ path, message }) => `${path.slice(2).join('.')}: ${message}`)
    expect(problems({ on: 7, from: '22:00', to: '01:00', place: '', who: '', text: '' })).toBeUndefined()
    expect(problems({ title: ' ', action: '', text: 'x'.repeat(100_000) })).toEqual([
      'midsummer.title: Please give it a name',
      'midsummer.action: The button needs a text',
      'midsummer.text: At most 300 characters',
    ])
    expect(problems({ on: '02-30' })).toEqual(['midsummer.on: A day must look like 06-18 and exist'])
    for (const on of [0, 8, 1.5, null, ['06-24']])
      expect(problems({ on })).toEqual(['midsummer.on: Choose a day of the week or of the year'])
    expect(problems({ from: '7PM' })).toEqual(['midsummer.from: Time must look like 18:00'])
    expect(problems({ from: undefined })).toEqual(['midsummer.from: Please say when it begins'])
    expect(problems({ to: '19:00' })).toEqual(['midsummer.to: It cannot end when it begins'])
    expect(problems({ price: 5 })).toHaveLength(1)
    const events = Object.fromEntries(Array.from({ length: 31 }, (_, n) => [`event-${n}`, midsummer]))
    expect(houseSchema.safeParse({ ...theHouse, club: { events } }).error?.issues).toMatchObject([
      { path: ['club', 'events'], message: 'At most 30 events' },
    ])
  })

  it('refuses words of the club page that are empty, too long or too many', () => {
    const problems = (fields: object) =>
      houseSchema
        .safeParse({ ...theHouse, club: { ...theHouse.club, ...fields } })
        .error?.issues.map(({ path, message }) => `${path.slice(1).join('.')}: ${message}`)
    const benefit = { icon: 'tag', title: 'Tea', description: '' }
    const testimonial = { name: 'Anna', about: '', text: 'Cold, and lovely.' }
    expect(problems({ benefits: [benefit, benefit], testimonials: [testimonial] })).toBeUndefined()
    expect(problems({ benefits: [] })).toEqual(['benefits: At least one benefit'])
    expect(problems({ testimonials: [] })).toBeUndefined()
    expect(problems({ heading: ' ', lead: 'x'.repeat(100_000) })).toEqual([
      'heading: The page needs these words',
      'lead: At most 160 characters',
    ])
    expect(problems({ heading: 'x'.repeat(61) })).toEqual(['heading: At most 60 characters'])
    expect(
      problems({ benefits: [benefit, { ...benefit, title: '', description: 'x'.repeat(161) }] }),
    ).toEqual(['benefits.1.title: Please give it a name', 'benefits.1.description: At most 160 characters'])
    expect(problems({ benefits: [{ ...benefit, icon: 'samovar' }] })).toHaveLength(1)
    expect(problems({ testimonials: [{ name: '', about: 'x'.repeat(61), text: ' ' }] })).toEqual([
      'testimonials.0.name: Who says it?',
      'testimonials.0.about: At most 60 characters',
      'testimonials.0.text: What do they say?',
    ])
    expect(
      problems({ benefits: Array(13).fill(benefit), testimonials: Array(13).fill(testimonial) }),
    ).toEqual(['benefits: At most 12 benefits', 'testimonials: At most 12 members'])
    expect(problems({ benefits: [{ ...benefit, price: 5 }] })).toHaveLength(1)
  })

  it('refuses texts of the membership page that are empty, too long, too many or name an unknown figure', () => {
    const problems = (fields: object) =>
      houseSchema
        .safeParse({ ...theHouse, membership: { ...theHouse.membership, ...fields } })
        .error?.issues.map(({ path, message }) => `${path.slice(1).join('.')}: ${message}`)
    const benefit = { icon: 'timer', title: '{weekday discount}% off', description: '' }
    const question = { question: 'What is {reward}?', answer: '{riding hours} hours of riding give it.' }
    expect(problems({ benefits: [benefit], faq: [question] })).toBeUndefined()
    expect(problems({ benefits: [], faq: [] })).toEqual([
      'benefits: At least one benefit',
      'faq: At least one question',
    ])
    expect(problems({ faq: [{ question: ' ', answer: 'x'.repeat(100_000) }] })).toEqual([
      'faq.0.question: What is the question?',
      'faq.0.answer: At most 600 characters',
    ])
    expect(problems({ faq: Array(21).fill(question) })).toEqual(['faq: At most 20 questions'])
    expect(problems({ benefits: [{ ...benefit, title: '{constructor} off' }] })).toEqual([
      expect.stringMatching(/^benefits\.0\.title: There is no figure \{constructor\}: \{joining fee\}, /),
    ])
    expect(problems({ benefits: [{ ...benefit, only: 'demo' }] })).toHaveLength(1)
  })

  it('accepts units by duration that the owner adds', () => {
    expect(problemOf(({ activities }) => (activities['paddle-boards'] = ride))).toBeUndefined()
  })

  it.each([
    [-1, 'A price cannot be below 0'],
    [10_000_001, 'A price cannot be above 100,000 €'],
    [120.5, 'A price must be a whole number of cents'],
    [undefined, 'Please give it a price'],
  ])('refuses a price of %s cents at its path', (cents, message) => {
    expect(problemOf(({ activities }) => (activities['efoil-private'] = withCents(cents as number)))).toEqual(
      [`activities.efoil-private.durations.1h.cents: ${message}`],
    )
  })

  it('refuses what it does not know, and an activity of a shape that cannot be added', () => {
    const { 'wake-surf': wake } = theHouse.activities
    expect(changed((house) => Object.assign(house, { extra: 1 })).success).toBe(false)
    expect(problemOf(({ activities }) => (activities.boat = wake))).toEqual([
      'activities.boat.kind: Only units and machines by duration can be added',
    ])
  })
})

it('refuses a rental at the address of another page', () => {
  expect(problemOf(({ activities }) => (activities.jetski = ride))).toEqual([
    'activities.jetski: Another page has this address',
  ])
})

describe('what is computed from a house', () => {
  it('is computed once for each house', () => {
    const made = perHouse(({ activities }) => ({ title: activities['wake-surf'].title }))
    expect(made(theHouse)).toBe(made(theHouse))
    expect(made({ ...theHouse })).not.toBe(made(theHouse))
  })
})
