import { describe, expect, it } from 'vitest'
import { type Role, roleFacts, type Sector } from '#domain/roles.ts'
import { sectorChoices, sectorOf } from './dashboard-view.ts'

const as = (role: Role) => ({ role, sectors: [...roleFacts[role].sectors] })
const params = (text: string) => new URLSearchParams(text)

describe('sector filter', () => {
  it.each([
    ['main_admin', ['All Sectors', 'Jetski', 'E-Foil', 'Wakesurf']],
    ['jetski_admin', ['Jetski']],
    ['wakesurf_admin', ['Wakesurf']],
    ['rayfoil_ambassador', ['E-Foil']],
  ] as const)('offers %s what is theirs', (role, labels) => {
    expect(sectorChoices(as(role).sectors).map(({ label }) => label)).toEqual(labels)
  })

  it('starts with all for an account of one sector and events, whose bookings no other choice shows', () => {
    const rayfoil = { role: 'rayfoil_ambassador' as const, sectors: ['efoil', 'main'] as Sector[] }
    expect(sectorChoices(rayfoil.sectors).map(({ label }) => label)).toEqual(['All Sectors', 'E-Foil'])
    expect(sectorOf(params(''), rayfoil)).toBe('all')
  })

  it.each([
    ['main_admin', 'all'],
    ['jetski_admin', 'jetski'],
    ['wakesurf_admin', 'wakesurf'],
    ['rayfoil_ambassador', 'efoil'],
  ] as const)("a view role begins with that role's first sector, or all: %s", (role, sector) => {
    expect(sectorOf(params(''), as(role))).toBe(sector)
    expect(sectorOf(params('sector=jetski&as=test_user'), as(role))).toBe(sector)
  })

  it('keeps the choice, even in a bookmark without a role', () => {
    expect(sectorOf(params('sector=efoil&as=main_admin'), as('main_admin'))).toBe('efoil')
    expect(sectorOf(params('sector=efoil'), as('main_admin'))).toBe('efoil')
  })

  it('never shows a sector that is not theirs', () => {
    expect(sectorOf(params('sector=efoil'), as('jetski_admin'))).toBe('jetski')
  })
})
