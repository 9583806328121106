import { useQuery } from '@tanstack/react-query'
import type { Enquiry } from '#contract/calls/admin.ts'
import type { User } from '#contract/views.ts'
import { isStaff } from '#domain/roles.ts'
import { enquiriesQuery } from './enquiries-query.ts'
import type { DeskPlace } from './places.ts'
import { placesFor } from './places.ts'

const isOpen = ({ state }: Enquiry): boolean => state === 'new' || state === 'taken'

/** The places of a person, with how many enquiries wait in their sectors. */
export function useCountedPlaces(user: User | undefined): readonly DeskPlace[] {
  const { data } = useQuery({ ...enquiriesQuery(), enabled: user !== undefined && isStaff(user.role) })
  const waiting = data?.filter((row) => isOpen(row) && user?.sectors.includes(row.sector)).length
  return placesFor(user?.role).map((place) =>
    place.to === '/admin/enquiries' ? { ...place, count: waiting } : place,
  )
}
