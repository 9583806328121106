import { z } from 'zod'

export const roles = [
  'main_admin',
  'jetski_admin',
  'wakesurf_admin',
  'rayfoil_ambassador',
  'platinum_member',
  'regular_user',
  'test_user',
] as const
export type Role = (typeof roles)[number]
export const role = z.enum(roles)

export const membershipTypes = ['platinum', 'regular'] as const
export type MembershipType = (typeof membershipTypes)[number]

/** `main` is what only the main admin handles: events, birthdays, membership (R-S1). */
export const sectors = ['jetski', 'efoil', 'wakesurf', 'main'] as const
export type Sector = (typeof sectors)[number]
export const sector = z.enum(sectors)

type RoleFacts = { label: string; title: string; sectors: readonly Sector[]; analytics: boolean }

/** What each role may see, and the title of its dashboard. */
export const roleFacts: Record<Role, RoleFacts> = {
  main_admin: {
    label: 'Main Admin',
    title: 'Main Admin Dashboard',
    sectors: ['jetski', 'efoil', 'wakesurf', 'main'],
    analytics: true,
  },
  test_user: {
    label: 'Test User',
    title: 'Main Admin Dashboard',
    sectors: ['jetski', 'efoil', 'wakesurf', 'main'],
    analytics: true,
  },
  jetski_admin: {
    label: 'Jetski Admin',
    title: 'Jetski Admin Dashboard',
    sectors: ['jetski'],
    analytics: true,
  },
  wakesurf_admin: {
    label: 'Wakesurf Admin',
    title: 'Wakesurf Admin Dashboard',
    sectors: ['wakesurf'],
    analytics: true,
  },
  rayfoil_ambassador: {
    label: 'Rayfoil Ambassador',
    title: 'Rayfoil Ambassador Dashboard',
    sectors: ['efoil'],
    analytics: true,
  },
  platinum_member: {
    label: 'Platinum Member',
    title: 'My Platinum Membership',
    sectors: [],
    analytics: false,
  },
  regular_user: { label: 'Regular User', title: 'My Bookings', sectors: [], analytics: false },
}

export const sectorLabels: Record<Sector, string> = {
  jetski: 'Jetski',
  efoil: 'E-Foil',
  wakesurf: 'Wakesurf',
  main: 'Events',
}

/** Roles that the main admin may assign; `test_user` is for the demo only. */
export const givenRoles = ['main_admin', 'jetski_admin', 'wakesurf_admin', 'rayfoil_ambassador'] as const
export type GivenRole = (typeof givenRoles)[number]

export const isStaff = (of: Role): boolean => roleFacts[of].sectors.length > 0
