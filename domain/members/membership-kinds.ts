import { z } from 'zod'

/** What the spec's benefit says; its FAQ, and the house, count otherwise (R-M8). */
export const benefitHours = 30

/** The sum of all riding so far: the number of rewards, and the minutes since. */
export const walletOf = (minutes: number, everyMinutes: number) => ({
  rewards: Math.floor(minutes / everyMinutes),
  riddenMinutes: minutes % everyMinutes,
})

/** Kinds of membership, the best one first, which is the one that screens name. */
export const membershipKinds = ['platinum', 'member', 'club'] as const
export type MembershipKind = (typeof membershipKinds)[number]
export const membershipKind = z.enum(membershipKinds)

/** From `begins` on, up to and with `ends`; without `ends` until further notice. Days of the first place. */
export type Membership = { kind: MembershipKind; begins: string; ends: string | null; paidCents: number }

export const isActiveOn = ({ begins, ends }: Membership, today: string): boolean =>
  begins <= today && (ends === null || today <= ends)

/** Kinds that are active on a day, each once, best first. */
export const kindsActiveOn = (memberships: readonly Membership[], today: string): MembershipKind[] =>
  membershipKinds.filter((kind) => memberships.some((one) => one.kind === kind && isActiveOn(one, today)))

/** The one that screens name: the best of the active ones, else the one that ended last. */
export function shownMembership(memberships: readonly Membership[], today: string): Membership | undefined {
  const [best] = kindsActiveOn(memberships, today)
  if (best) return memberships.find((one) => one.kind === best && isActiveOn(one, today))
  return memberships
    .filter(({ begins }) => begins <= today)
    .sort((one, other) => (other.ends ?? '').localeCompare(one.ends ?? ''))[0]
}
