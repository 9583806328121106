import { useSyncExternalStore } from 'react'
import type { User } from '#contract/views.ts'
import { rightsOf } from '#domain/rights.ts'
import type { Role } from '#domain/roles.ts'
import { roles } from '#domain/roles.ts'

// The demo's test user may look with the eyes of any other role. What is shown changes, not what the server
// allows: it counts as main admin whatever it looks like.

const key = 'testUserViewRole'
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function read(): Role | null {
  try {
    const found = localStorage.getItem(key)
    return viewRoles.find((one) => one === found) ?? null
  } catch {
    return null
  }
}

/** The roles that can be looked with: every one but its own. */
export const viewRoles: readonly Role[] = roles.filter((one) => one !== 'test_user')

/** Keeps the role to look with in this browser; null takes it back. */
export function setViewRole(chosen: Role | null): void {
  try {
    if (chosen === null) localStorage.removeItem(key)
    else localStorage.setItem(key, chosen)
  } catch {
    // Private mode: the choice cannot be kept, so nothing changes.
  }
  for (const listener of listeners) listener()
}

/** The role that a person looks with, and the stored one: only the test user's is ever another than the own. */
export function useViewRole(user: User | undefined): { viewRole: Role | undefined; stored: Role | null } {
  const stored = useSyncExternalStore(subscribe, read, () => null)
  const viewRole = user?.role === 'test_user' && stored !== null ? stored : user?.role
  return { viewRole, stored: user?.role === 'test_user' ? stored : null }
}

/** The person as they look now: role and rights of the role that they look with. */
export function useSeenAs(user: User | undefined): User | undefined {
  const { viewRole } = useViewRole(user)
  if (!user || viewRole === undefined || viewRole === user.role) return user
  const rights = rightsOf(viewRole)
  return { ...user, ...rights, role: viewRole, sectors: [...rights.sectors], places: null }
}
