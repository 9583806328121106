import { useQuery } from '@tanstack/react-query'
import { api } from '#contract/client.ts'
import type { LocationId } from '#domain/locations.ts'
import { addressOf, call } from '#web/api.ts'
import type { FreeTime } from '#web/booking/start-list.ts'
import type { Ending } from './asked.ts'
import { earliest } from './next-free.ts'

type Asks = Extract<Ending, { kind: 'time' }>['asks']

type Moment = { date: string; time: string }

// Starts stand on the half hour: what is next is asked again when one has passed.
const halfHour = ({ date, time }: Moment): string =>
  `${date} ${time.slice(0, 3)}${time.slice(3) < '30' ? '00' : '30'}`

/** The next free start of what a card asks for, by the clock at its place; `null` when two months are full. */
export const useNextFree = (asks: Asks, location: LocationId, there: Moment | undefined) =>
  useQuery({
    queryKey: [addressOf(api.nextStarts, { query: { ...asks[0], location } }), there && halfHour(there)],
    enabled: there !== undefined,
    queryFn: async ({ signal }): Promise<FreeTime | null> => {
      // Six cards ask as the page wakes: each in a task of its own, so that a finger is answered in between.
      await new Promise((resolve) => setTimeout(resolve))
      const replies = await Promise.all(
        asks.map((ask) => call(api.nextStarts, { query: { ...ask, location }, signal })),
      )
      return earliest(replies.map(({ data: [first] }) => first ?? null))
    },
  })
