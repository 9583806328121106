import { z } from 'zod'
import { membershipKind } from '#domain/members/membership-kinds.ts'
import { accountAddresses } from '../account-addresses.ts'
import { addresses } from '../addresses.ts'
import { endpoint } from '../endpoint.ts'

/** What the price of a signed-in customer depends on. */
const buyerView = z.object({
  /** Kinds of membership active today, best first. */
  memberships: z.array(membershipKind),
  hadJetski: z.boolean(),
  hadWake: z.boolean(),
})

const hoursView = z.object({
  /** Minutes of riding for one reward; then the count begins anew. */
  everyMinutes: z.number(),
  /** The reward in words: 'a free 2-hour rental'. */
  gives: z.string(),
  /** Since the last reward; always below `everyMinutes`. */
  riddenMinutes: z.number(),
  /** Of rides still to come. */
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
  /** The best active one, else the last one that ended; null for an account that never had one. */
  type: membershipKind.nullable(),
  active: z.boolean(),
  /** Days, yyyy-MM-dd; `until` null while no end is set. */
  since: z.string().nullable(),
  until: z.string().nullable(),
  hours: hoursView,
  /** What the discounts of one's rides so far add up to, and how many had one; those still to come add to it. */
  saved: z.object({ cents: z.number(), bookings: z.number() }),
  /** Paid for memberships so far. */
  paidCents: z.number(),
})
export type MyMembership = z.infer<typeof membershipView>

/** Calls of members: the benefits of a membership. */
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
