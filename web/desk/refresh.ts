import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Lists of bookings, whatever day and sector they were asked for. */
export const isBookings = ({ queryKey }: { queryKey: QueryKey }): boolean => queryKey[1] === 'bookings'

const isFigures = ({ queryKey }: { queryKey: QueryKey }): boolean => queryKey[1] === 'overview'

/** Closed units and places, whatever days they were asked for. */
export const isBlocks = ({ queryKey }: { queryKey: QueryKey }): boolean => queryKey[1] === 'blocks'

/** Reads bookings, figures and what is closed again. */
export async function refreshStaff(client: QueryClient): Promise<void> {
  await Promise.all(
    [isBookings, isFigures, isBlocks].map((predicate) => client.invalidateQueries({ predicate })),
  )
}
