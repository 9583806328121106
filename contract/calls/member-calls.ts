import { z } from 'zod'
import { membershipKind } from '#domain/members/membership-kinds.ts'
import { accountAddresses } from '../account-addresses.ts'
import { addresses } from '../addresses.ts'
import { endpoint } from '../endpoint.ts'

/** What a signed-in customer's price depends on. */
const buyerView = z.object({
  /** Kinds of membership active today, best first. */
  memberships: z.array(membershipKind),
  hadJetski: z.boolean(),
  hadWake: z.boolean(),
})

const hoursView = z.object({
  /** Minutes of riding per reward; then the count starts again. */
  everyMinutes: z.number(),
  /** The reward in words: 'a free 2-hour rental'. */
  gives: z.string(),
  /** Minutes since the last reward, always below `everyMinutes`. */
  riddenMinutes: z.number(),
  /** Minutes of upcoming rides. */
  bookedMinutes: z.number(),
  /** Rewards earned so far. */
  rewards: z.number(),
  /** Rides that counted, newest first; 50 at most. */
  entries: z.array(
    z.object({
      bookingId: z.string(),
      reference: z.string(),
      date: z.string(),
      service: z.string(),
      minutes: z.number(),
    }),
  ),
})

const membershipView = z.object({
  /** The best active one, else the one that ended last; null for an account that never had one. */
  type: membershipKind.nullable(),
  active: z.boolean(),
  /** Days, yyyy-MM-dd; `until` is null if no end is set. */
  since: z.string().nullable(),
  until: z.string().nullable(),
  hours: hoursView,
  /** The sum of the discounts on rides so far, and how many of these had one; upcoming rides are not included yet. */
  saved: z.object({ cents: z.number(), bookings: z.number() }),
  paidCents: z.number(),
})
export type MyMembership = z.infer<typeof membershipView>

export const memberCalls = {
  myBuyer: endpoint({
    ...addresses.myBuyer,
    access: 'signed_in',
    summary: 'What the own prices depend on',
    reply: buyerView,
  }),
  myMembership: endpoint({
    ...accountAddresses.myMembership,
    access: 'signed_in',
    summary: 'Own membership, riding hours and savings',
    reply: membershipView,
  }),
}
