import { describe, expect, it } from 'vitest'
import { fullScope, isIn, type OwnRights, rightsOf } from './rights.ts'
import { roleFacts, roles, sectors } from './roles.ts'

const none: OwnRights = {
  sectors: null,
  places: null,
  seesMoney: null,
  givesMoneyBack: null,
  editsHouse: null,
}

describe('the rights of an account', () => {
  it.each(roles)('are those of its role while nothing is set: %s', (role) => {
    const isStaff = roleFacts[role].sectors.length > 0
    expect(rightsOf(role)).toEqual({
      sectors: roleFacts[role].sectors,
      places: null,
      seesMoney: isStaff,
      givesMoneyBack: isStaff,
      editsHouse: role === 'main_admin' || role === 'test_user',
    })
  })

  it.each([
    { sectors: ['efoil' as const] },
    { places: ['malaga'] },
    { seesMoney: false },
    { givesMoneyBack: false },
    { editsHouse: false },
  ])('have no house to edit once this was taken: %o', (taken) => {
    expect(rightsOf('main_admin', { ...none, ...taken }).editsHouse).toBe(false)
  })

  it('have the sectors that were set, in the order of all; who is no staff has none', () => {
    const two: OwnRights = { ...none, sectors: ['wakesurf', 'efoil'] }
    expect(rightsOf('jetski_admin', two).sectors).toEqual(['efoil', 'wakesurf'])
    expect(rightsOf('regular_user', two).sectors).toEqual([])
  })

  it('never have a house to edit that the role has not', () => {
    const all = { ...none, sectors, places: null, seesMoney: true, givesMoneyBack: true, editsHouse: true }
    expect(rightsOf('jetski_admin', all).editsHouse).toBe(false)
    expect(rightsOf('regular_user', all)).toEqual(rightsOf('regular_user'))
  })

  it('reach what is of their sectors and places alone', () => {
    const scope = { sectors: ['efoil'] as const, places: ['malaga'] }
    expect(isIn(scope, { sector: 'efoil', location: 'malaga' })).toBe(true)
    expect(isIn(scope, { sector: 'efoil', location: 'dubai' })).toBe(false)
    expect(isIn(scope, { sector: 'jetski', location: 'malaga' })).toBe(false)
    expect(isIn(scope, { sector: 'efoil', location: null })).toBe(false)
    expect(isIn({ ...scope, places: null }, { sector: 'efoil', location: null })).toBe(true)
    expect(isIn(fullScope, { sector: 'main', location: 'a-new-place' })).toBe(true)
  })
})
