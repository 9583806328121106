import { eq } from 'drizzle-orm'
import { priceText } from '#domain/money.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/open.ts'
import type { CardPayment } from '../db/schema-money.ts'
import { cardPayments } from '../db/schema-money.ts'
import type { CardIntent } from './cards.ts'
import { tellStaff } from './tell-staff.ts'

/** In what a payment is not what we asked for; undefined where it is. */
export function strangenessOf(
  intent: CardIntent,
  known: CardPayment | undefined,
  payments: Config['payments'],
): string | undefined {
  if (!known) return 'it was not begun here'
  if (intent.bookingId !== known.bookingId) return 'it names another booking'
  if (intent.currency !== known.currency) return `it is in ${intent.currency.toUpperCase()}`
  if (intent.cents !== known.cents)
    return `it is ${priceText(intent.cents)} instead of ${priceText(known.cents)}`
  if (payments.kind !== 'stripe' || intent.live !== payments.live) return 'it is of the wrong mode'
  return undefined
}

type Found = { intent: CardIntent; known: CardPayment | undefined; strange: string | undefined }

/** Confirms nothing. Where money was really taken for us, a person must look; other payments of the same account are none of our business. */
export async function foundStrange(
  db: Db,
  { intent, known, strange }: Found,
  now: Temporal.Instant,
): Promise<void> {
  const { id, state } = intent
  if (known)
    await db.orm
      .update(cardPayments)
      .set({ state, problem: `Not accepted: ${strange}`, checkedAt: now.toString() })
      .where(eq(cardPayments.intentId, id))
  const concernsUs = known !== undefined || intent.bookingId !== undefined
  if (state !== 'succeeded' || !concernsUs) return
  await tellStaff(
    db,
    {
      bookingId: known?.bookingId,
      sector: 'main',
      words: `A payment was taken that confirms nothing: ${strange}. It is ${id} at the card provider. Look at it there, and give the money back if nobody knows what it is for.`,
      once: `strange:${id}`,
    },
    now,
  )
}
