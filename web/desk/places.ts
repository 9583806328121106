import type { LucideIcon } from 'lucide-react'
import { Bell, Gauge, Inbox, LayoutDashboard, List, SlidersHorizontal, UserRound } from 'lucide-react'
import type { User } from '#contract/views.ts'
import { locationOf } from '#domain/locations.ts'
import { sectors as allSectors, type Role, type Sector, sectorLabels } from '#domain/roles.ts'
import { useHouse } from '#web/house-on-page.ts'

/** `count`: how much is waiting there. */
export type DeskPlace = { to: string; label: string; icon: LucideIcon; count?: number }

type Offered = DeskPlace & { for: 'staff' | readonly Role[]; sector?: Sector }

const places: readonly Offered[] = [
  { to: '/booking-dashboard', label: 'Bookings', icon: LayoutDashboard, for: 'staff' },
  { to: '/admin/jetskis', label: 'Jetskis', icon: Gauge, for: 'staff', sector: 'jetski' },
  { to: '/admin/enquiries', label: 'Enquiries', icon: Inbox, for: 'staff' },
  { to: '/admin', label: 'Lists', icon: List, for: ['main_admin', 'test_user'] },
  { to: '/admin/house', label: 'House', icon: SlidersHorizontal, for: ['main_admin', 'test_user'] },
  { to: '/admin/notifications', label: 'Notifications', icon: Bell, for: 'staff' },
  { to: '/member-dashboard', label: 'My page', icon: UserRound, for: 'staff' },
]

/** The pages with work for a person; all of them when not signed in, as R-P8 shows every frame. */
export const placesFor = (user: User | undefined): readonly DeskPlace[] =>
  places.filter(
    (place) =>
      !user ||
      ((place.for === 'staff' || place.for.includes(user.role)) &&
        (place.sector === undefined || user.sectors.includes(place.sector)) &&
        (place.to !== '/admin/house' || user.editsHouse)),
  )

/** Other addresses of the same screen. */
const aliases: Record<string, string> = { '/dashboard': '/booking-dashboard' }

export const isHere = (place: DeskPlace, pathname: string): boolean => {
  const path = pathname.replace(/\/$/, '')
  return (aliases[path] ?? path) === place.to
}

/** 'E-Foil sector, Pühajärve': the scope of a person's lists. */
export function useSees({ sectors, places }: Pick<User, 'sectors' | 'places'>): string {
  const house = useHouse()
  const named = sectors.map((sector) => sectorLabels[sector])
  return [
    ...(sectors.length === allSectors.length
      ? ['All sectors']
      : named.length > 0
        ? [`${named.join(' and ')} ${named.length > 1 ? 'sectors' : 'sector'}`]
        : []),
    ...(places ?? []).map((id) => locationOf(house, id).name),
  ].join(', ')
}
