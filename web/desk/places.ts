import type { LucideIcon } from 'lucide-react'
import { Bell, Gauge, Inbox, LayoutDashboard, List, SlidersHorizontal, UserRound } from 'lucide-react'
import type { Role } from '#domain/roles.ts'

/** `count`: how much waits there. */
export type DeskPlace = { to: string; label: string; icon: LucideIcon; count?: number }

type Offered = DeskPlace & { for: 'staff' | readonly Role[] }

const places: readonly Offered[] = [
  { to: '/booking-dashboard', label: 'Bookings', icon: LayoutDashboard, for: 'staff' },
  { to: '/admin/jetskis', label: 'Jetskis', icon: Gauge, for: ['main_admin', 'jetski_admin', 'test_user'] },
  { to: '/admin/enquiries', label: 'Enquiries', icon: Inbox, for: 'staff' },
  { to: '/admin', label: 'Lists', icon: List, for: ['main_admin', 'test_user'] },
  { to: '/admin/house', label: 'House', icon: SlidersHorizontal, for: ['main_admin'] },
  { to: '/admin/notifications', label: 'Notifications', icon: Bell, for: 'staff' },
  { to: '/member-dashboard', label: 'My page', icon: UserRound, for: 'staff' },
]

/** Where a person of this role has something to do; nobody signed in: all of it, as R-P8 has every frame stand open. */
export const placesFor = (role: Role | undefined): readonly DeskPlace[] =>
  places.filter((place) => role === undefined || place.for === 'staff' || place.for.includes(role))

/** Other addresses of the same screen. */
const aliases: Record<string, string> = { '/dashboard': '/booking-dashboard' }

export const isHere = (place: DeskPlace, pathname: string): boolean => {
  const path = pathname.replace(/\/$/, '')
  return (aliases[path] ?? path) === place.to
}
