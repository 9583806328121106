import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db, Queries } from '#server/db/open.ts'
import type { Deps } from '#server/deps.ts'
import type { Cards } from '#server/payments/cards.ts'

/** The process is dead: its remaining work does not happen. */
export class Killed extends Error {}

/** Steps until the end; dead below zero. A step is a statement, a transaction or a call to the card provider. */
export type Life = { left: number; isOver: boolean }

/**
 * Deps whose work dies midway, like a killed process: whatever was committed or requested from the provider stays, the rest of
 * the work does not happen. Only work inside `live` is mortal.
 */
export function mortalDeps(deps: Deps) {
  const lives = new AsyncLocalStorage<Life>()
  const step = () => {
    const life = lives.getStore()
    if (!life) return
    if (life.left-- <= 0) life.isOver = true
    if (life.isOver) throw new Killed('killed')
  }
  const queries = <Some extends Queries>(real: Some): Some => ({
    ...real,
    get orm() {
      step()
      return real.orm
    },
    run: (async (statement, values) => {
      step()
      return real.run(statement, values)
    }) as Queries['run'],
  })
  const db: Db = {
    ...queries(deps.db),
    get orm() {
      step()
      return deps.db.orm
    },
    transaction: async (work) => {
      step()
      return deps.db.transaction((tx) => work(queries(tx)))
    },
  }
  const call =
    <Args extends unknown[], Result>(real: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      step()
      const result = await real(...args)
      step()
      return result
    }
  const cards =
    deps.cards &&
    ({
      begin: call(deps.cards.begin),
      find: call(deps.cards.find),
      cancel: call(deps.cards.cancel),
      refund: call(deps.cards.refund),
      findRefund: call(deps.cards.findRefund),
    } satisfies Cards)
  return {
    deps: { ...deps, db, cards } satisfies Deps,
    /** Runs the work for this many steps; returns whether it died on the way. */
    live: async (steps: number, work: () => Promise<unknown>): Promise<boolean> => {
      const life = { left: steps, isOver: false }
      // Begun inside, as an injected request begins only when it is awaited.
      await lives
        .run(life, async () => {
          await work()
        })
        .catch((error: unknown) => {
          if (!life.isOver) throw error
        })
      return life.isOver
    },
  }
}
