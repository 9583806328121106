import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { api } from '#contract/account-client.ts'

/** Lists of bookings of any day and sector. */
export const isBookings = ({ queryKey }: { queryKey: QueryKey }): boolean => queryKey[1] === 'bookings'

const isFigures = ({ queryKey }: { queryKey: QueryKey }): boolean => queryKey[1] === 'overview'

/** Closed units and places of any days. */
export const isBlocks = ({ queryKey }: { queryKey: QueryKey }): boolean => queryKey[1] === 'blocks'

/** The money of one booking, if it is open. */
const isMoney = ({ queryKey }: { queryKey: QueryKey }): boolean => queryKey[0] === api.bookingMoney.path

/** Reloads bookings, figures, money and closings. */
export async function refreshStaff(client: QueryClient): Promise<void> {
  await Promise.all(
    [isBookings, isFigures, isBlocks, isMoney].map((predicate) => client.invalidateQueries({ predicate })),
  )
}
