import { useQuery } from '@tanstack/react-query'
import { api } from '#contract/client.ts'
import type { LocationId } from '#domain/locations.ts'
import type { Offered } from '#domain/offers/offered.ts'
import { addressOf, call } from '#web/api.ts'
import type { FreeTime } from '#web/booking/start-list.ts'
import { earliest } from './next-free.ts'

type Moment = { date: string; time: string }

// Starts stand on the half hour: what is next is asked again when one has passed.
const halfHour = ({ date, time }: Moment): string =>
  `${date} ${time.slice(0, 3)}${time.slice(3) < '30' ? '00' : '30'}`

/** The next free start of what a card asks for, by the clock at its place; `null` when two months are full. */
export function useNextFree({ id, card }: Offered, location: LocationId, there: Moment | undefined) {
  // Where several are asked for, one of them is enough.
  const queries = (card?.queries ?? [{}]).map((query) => ({ ...query, activity: id, location }))
  return useQuery({
    queryKey: [addressOf(api.nextStarts, { query: queries[0]! }), there && halfHour(there)],
    enabled: there !== undefined,
    queryFn: async ({ signal }): Promise<FreeTime | null> => {
      // Six cards ask as the page wakes: each in a task of its own, so that a finger is answered in between.
      await new Promise((resolve) => setTimeout(resolve))
      const replies = await Promise.all(queries.map((query) => call(api.nextStarts, { query, signal })))
      return earliest(replies.map(({ data: [first] }) => first ?? null))
    },
  })
}
