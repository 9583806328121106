import { expect, it } from 'vitest'
import { completed, houseOf } from './house-of-document.ts'
import { theHouse } from './the-house.ts'

const { format, places, units, activities, ...later } = theHouse

it('a document of an earlier version gets each later part from the house as specified', () => {
  expect(houseOf({ format, places, units, activities })).toEqual(theHouse)
  for (const part of Object.keys(later)) {
    const { [part as keyof typeof later]: gone, ...rest } = theHouse
    expect(gone).toBeDefined()
    expect(houseOf(rest)).toEqual(theHouse)
  }
})

it('a brand of an earlier version keeps its phone and gets its name from the house as specified', () => {
  const { name: _name, tagline: _tagline, links: _links, social: _social, ...earlier } = theHouse.brand
  const brand = { ...earlier, phone: '+372 5555 9999' }
  expect(houseOf({ ...theHouse, brand }).brand).toEqual({ ...theHouse.brand, phone: '+372 5555 9999' })
})

it('an activity of an earlier version gets its words, and one that the owner added keeps its own', () => {
  const { 'wake-surf': wake } = theHouse.activities
  const {
    lead: _lead,
    card: _card,
    bring: _bring,
    description: _description,
    subtitle: _line,
    ...bare
  } = wake
  const boards = { ...theHouse.activities['efoil-private'], description: undefined }
  const stored = {
    ...theHouse,
    activities: { ...theHouse.activities, boards: { ...boards, description: 'Old' } },
  }
  const { activities: found } = completed(
    { ...theHouse, activities: { ...theHouse.activities, 'wake-surf': { ...bare, subtitle: '' }, boards } },
    stored,
  ) as typeof stored
  expect(found['wake-surf']).toEqual({ ...wake, subtitle: '' })
  expect(found.boards.description).toBeUndefined()
})

it('a club of an earlier version keeps its events and gets words, but no picture', () => {
  const events = { moon: theHouse.club.events.midsummer! }
  expect(houseOf({ ...theHouse, club: { events } }).club).toEqual({ ...theHouse.club, events })
  const stored = {
    ...theHouse,
    club: { ...theHouse.club, lead: 'Tea, then waves.', picture: { id: 'mist', alt: 'Mist' } },
  }
  const found = completed({ ...theHouse, club: { events, testimonials: [] } }, stored) as typeof stored
  expect(found.club).toEqual({ ...theHouse.club, events, lead: 'Tea, then waves.', testimonials: [] })
})

it('what a document contains is kept', () => {
  const said = { ...theHouse, messages: { reminder: 'Bring a towel' } }
  expect(completed(said, theHouse)).toEqual(said)
})

it('a house from before machines were units gets the specified ones beside its own e-foils', () => {
  const foil = { ...theHouse.units['efoil-tallinn-1']!, retired: '2026-06-18' }
  const { units } = houseOf({ ...theHouse, units: { 'efoil-tallinn-1': foil } })
  expect(units['efoil-tallinn-1']).toEqual(foil)
  expect(units['gti-130']).toEqual(theHouse.units['gti-130'])
  expect(Object.keys(units)).toHaveLength(8)
})

it('the lead of wake surf of an earlier version loses its place, which the page names', () => {
  const { 'wake-surf': wake } = theHouse.activities
  const led = (lead: string) => ({
    ...theHouse,
    activities: { ...theHouse.activities, 'wake-surf': { ...wake, lead } },
  })
  expect(houseOf(led(`${wake.lead} Noblessner, Tallinn.`))).toEqual(theHouse)
  for (const own of ['Our own wave.', 'The first wave of the day at Noblessner, Tallinn.'])
    expect(houseOf(led(own)).activities['wake-surf'].lead).toBe(own)
})
