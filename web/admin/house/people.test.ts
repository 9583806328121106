import { expect, it } from 'vitest'
import { theHouse } from '#domain/house/the-house.ts'
import { sectors } from '#domain/roles.ts'
import { actText, differenceText, factorText } from './people-query.ts'

const all = { sectors: [...sectors], places: null, seesMoney: true, givesMoneyBack: true, editsHouse: true }

it('names what differs from the role, and nothing that the role never had', () => {
  expect(differenceText(theHouse, 'main_admin', all)).toEqual([])
  expect(
    differenceText(theHouse, 'jetski_admin', { ...all, sectors: ['jetski'], editsHouse: false }),
  ).toEqual([])
  expect(differenceText(theHouse, 'jetski_admin', { ...all, sectors: ['jetski', 'efoil'] })).toEqual([
    'works for Jetski and E-Foil',
  ])
  expect(
    differenceText(theHouse, 'main_admin', { ...all, places: ['puhajarve', 'dubai'], editsHouse: false }),
  ).toEqual(['only Pühajärve and Watersports club, Dubai', 'does not edit the house'])
})

it('the journal says when all rights were given back', () => {
  const line = { id: 1, at: '2026-06-16T08:00:00Z', by: 'main_admin', username: 'kadri' }
  expect(actText(theHouse, { ...line, act: 'rights', role: 'main_admin', rights: all })).toBe(
    'set the rights of kadri: all of the role',
  )
})

it('says whether the second factor is on and whether it is required', () => {
  const said = (twoFactor: boolean, twoFactorRequired: boolean) =>
    factorText({ twoFactor, twoFactorRequired })
  expect(said(false, false)).toBeUndefined()
  expect(said(true, false)).toBe('Second factor on')
  expect(said(true, true)).toBe('Second factor on, required')
  expect(said(false, true)).toBe('Second factor required, not set up yet')
})
