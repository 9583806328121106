import { expect, it } from 'vitest'
import { publicHouse } from './public-house.ts'
import { theHouse } from './the-house.ts'

it('pages contain the words that differ from the specification, and nothing about the team', () => {
  const birthday = { ...theHouse.eventCards.birthday!, title: 'Parties' }
  const house = publicHouse({
    ...theHouse,
    landing: { ...theHouse.landing, headline: 'Fly low' },
    eventCards: { ...theHouse.eventCards, birthday },
    messages: { reminder: 'Gate 3' },
    alerts: { jetski: { emails: ['jet@desk.example'], phones: [] } },
  })
  expect([house.landing, house.eventCards]).toEqual([{ headline: 'Fly low' }, { birthday }])
  expect(JSON.stringify(house)).not.toMatch(/Gate 3|jet@desk|Swimwear/)
  const picture = { id: 'mist', alt: 'A board in the mist' }
  expect(publicHouse({ ...theHouse, landing: { ...theHouse.landing, picture } }).landing).toEqual({ picture })
  expect([publicHouse(theHouse).landing, publicHouse(theHouse).eventCards]).toEqual([{}, {}])
  const { events } = theHouse.club
  expect(publicHouse(theHouse).club).toEqual({ events })
  const club = { ...theHouse.club, picture, lead: 'Tea, then waves.' }
  expect(publicHouse({ ...theHouse, club }).club).toEqual({ events, picture, lead: 'Tea, then waves.' })
})
