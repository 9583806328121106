import type { Effect } from './db/effects.ts'
import type { Deps } from './deps.ts'

type Reached = Pick<Deps, 'availability' | 'feed' | 'counts' | 'nudgeMail'>

/** Carries out what committed changes recorded. */
export const carryOut =
  ({ availability, feed, counts, nudgeMail }: Reached) =>
  (effect: Effect): void => {
    if (effect.kind === 'availability') availability.invalidate()
    else if (effect.kind === 'feed') feed.publish(effect.change)
    else if (effect.kind === 'mail') nudgeMail()
    else if (effect.kind === 'refunds') counts.add(effect.kind, { outcome: effect.outcome })
    else counts.add(effect.kind, { outcome: effect.outcome })
  }
