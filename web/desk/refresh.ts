import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { api } from '#contract/account-client.ts'

/** Lists of bookings, whatever day and sector they were asked for. */
export const isBookings = ({ queryKey }: { queryKey: QueryKey }): boolean => queryKey[1] === 'bookings'

const isFigures = ({ queryKey }: { queryKey: QueryKey }): boolean => queryKey[1] === 'overview'

/** Closed units and places, whatever days they were asked for. */
export const isBlocks = ({ queryKey }: { queryKey: QueryKey }): boolean => queryKey[1] === 'blocks'

/** The money of one booking, where it is looked at. */
const isMoney = ({ queryKey }: { queryKey: QueryKey }): boolean => queryKey[0] === api.bookingMoney.path

/** Reads bookings, figures, money and what is closed again. */
export async function refreshStaff(client: QueryClient): Promise<void> {
  await Promise.all(
    [isBookings, isFigures, isBlocks, isMoney].map((predicate) => client.invalidateQueries({ predicate })),
  )
}
