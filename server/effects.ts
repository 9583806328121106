import type { Effect } from './db/effects.ts'
import type { Deps } from './deps.ts'

type Reached = Pick<Deps, 'availability' | 'feed' | 'counts' | 'houses' | 'nudgeMail'>

/** Carries out what committed changes recorded. */
export const carryOut =
  ({ availability, feed, counts, houses, nudgeMail }: Reached) =>
  (effect: Effect): void => {
    if (effect.kind === 'availability') availability.invalidate()
    else if (effect.kind === 'feed') feed.publish(effect.change)
    else if (effect.kind === 'mail') nudgeMail()
    else if (effect.kind === 'house') houses.take(effect.published)
    else if (effect.kind === 'refunds') counts.add(effect.kind, { outcome: effect.outcome })
    else counts.add(effect.kind, { outcome: effect.outcome })
  }
