import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Lists of bookings, whatever day and sector they were asked for. */
export const isBookings = ({ queryKey }: { queryKey: QueryKey }): boolean => queryKey[1] === 'bookings'

const isFigures = ({ queryKey }: { queryKey: QueryKey }): boolean => queryKey[1] === 'overview'

/** Reads bookings and figures again. */
export async function refreshStaff(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ predicate: isBookings }),
    client.invalidateQueries({ predicate: isFigures }),
  ])
}
