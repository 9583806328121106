import { releaseHold } from '../bookings/confirm.ts'
import type { Deps } from '../deps.ts'
import { cancelPaymentsOf } from './cancel-intents.ts'
import { secretHash } from './secret.ts'

/** Gives back a hold for who has its secret, and ends its payment. */
export async function giveHoldBack(deps: Deps, id: string, clientSecret: string): Promise<void> {
  const { db, now } = deps
  const released = await db.transaction((tx) => releaseHold(tx, id, secretHash(clientSecret), now()))
  if (released) await cancelPaymentsOf(deps, id)
}
