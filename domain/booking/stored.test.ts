import { expect, test } from 'vitest'
import { theHouse } from '../house/the-house.ts'
import { groupDraftOf, isGroupDraft } from './stored-group.ts'
import { jetskisOfStored } from './stored-jetskis.ts'
import { isLegacyDraft } from './stored-ride.ts'

const group = groupDraftOf(theHouse, { date: '2026-06-22', time: 'sunset', people: 4 })
const ride = { type: 'efoil-private', duration: '1 hour', totalPrice: 120 }

test('a group choice is one of a session, a day and 1 to 12 people; contact and notes are ours and may be missing', () => {
  expect(group).toMatchObject({ type: 'efoil-group', participants: 4, totalPrice: 140 })
  expect(isGroupDraft(theHouse, group)).toBe(true)
  expect(isGroupDraft(theHouse, { ...group, contact: { name: 'Anna' }, notes: '' })).toBe(true)
  for (const wrong of [
    { participants: 13 },
    { time: '20:00' },
    { date: '2026-02-30' },
    { contact: { name: 1 } },
  ])
    expect(isGroupDraft(theHouse, { ...group, ...wrong }), JSON.stringify(wrong)).toBe(false)
})

test('a legacy ride is one in the bare shape of the spec too', () => {
  expect(isLegacyDraft(theHouse, ride)).toBe(true)
  expect(
    isLegacyDraft(theHouse, { ...ride, date: '2026-06-18', time: '18:00', location: 'dubai', foilCount: 6 }),
  ).toBe(true)
  for (const wrong of [
    { duration: 'a while' },
    { foilCount: 7 },
    { location: 'mars' },
    { time: '25:00' },
    { notes: 1 },
  ])
    expect(isLegacyDraft(theHouse, { ...ride, ...wrong }), JSON.stringify(wrong)).toBe(false)
})

test('jetskis with a duration that has no price for one of them are no selection', () => {
  const selection = (...ids: string[]) =>
    jetskisOfStored(theHouse, { selectedJetskis: ids.map((id) => ({ id })), durationData: { id: '2h' } })
  expect(selection('trixx-23-blue', 'gti-130')).toEqual({
    jetskis: ['trixx-23-blue', 'gti-130'],
    duration: '2h',
  })
  expect(selection('trixx-23-blue', 'rxp-x-rs')).toBeUndefined()
})
