import { useSyncExternalStore } from 'react'
import type { User } from '#contract/views.ts'
import { rightsOf } from '#domain/rights.ts'
import { type Role, roles } from '#domain/roles.ts'

// The demo's test user may view the site as any other role. That changes what is shown, not what the server allows: to the server
// it is the main admin in any view.

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

/** The roles to choose from: all but the test user's own. */
export const viewRoles: readonly Role[] = roles.filter((one) => one !== 'test_user')

/** Stores the chosen role in this browser; null removes it. */
export function setViewRole(chosen: Role | null): void {
  try {
    if (chosen === null) localStorage.removeItem(key)
    else localStorage.setItem(key, chosen)
  } catch {
    // Private mode: the choice cannot be stored, so nothing changes.
  }
  for (const listener of listeners) listener()
}

/** The role as which an account views the site, and the stored one: only the test user's may differ from its own. */
export function useViewRole(user: User | undefined): { viewRole: Role | undefined; stored: Role | null } {
  const stored = useSyncExternalStore(subscribe, read, () => null)
  const viewRole = user?.role === 'test_user' && stored !== null ? stored : user?.role
  return { viewRole, stored: user?.role === 'test_user' ? stored : null }
}

/** The account with the role as which it views the site, and that role's rights. */
export function useSeenAs(user: User | undefined): User | undefined {
  const { viewRole } = useViewRole(user)
  if (!user || viewRole === undefined || viewRole === user.role) return user
  const rights = rightsOf(viewRole)
  return { ...user, ...rights, role: viewRole, sectors: [...rights.sectors], places: null }
}
