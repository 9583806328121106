import { z } from 'zod'

/** The specified benefit's hours; its FAQ, and the house, count differently (R-M8). */
export const benefitHours = 30

/** Rewards earned by all riding so far, and the minutes since the last one. */
export const rewardsOf = (minutes: number, everyMinutes: number) => ({
  rewards: Math.floor(minutes / everyMinutes),
  riddenMinutes: minutes % everyMinutes,
})

/** Kinds of membership, best first; screens name the best. */
export const membershipKinds = ['platinum', 'member', 'club'] as const
export type MembershipKind = (typeof membershipKinds)[number]
export const membershipKind = z.enum(membershipKinds)

/** From `begins` to `ends` inclusive, open-ended without `ends`. Days by the clock of the first place. */
export type Membership = { kind: MembershipKind; begins: string; ends: string | null; paidCents: number }

export const isActiveOn = ({ begins, ends }: Membership, today: string): boolean =>
  begins <= today && (ends === null || today <= ends)

/** Kinds that are active on a day, each once, best first. */
export const kindsActiveOn = (memberships: readonly Membership[], today: string): MembershipKind[] =>
  membershipKinds.filter((kind) => memberships.some((one) => one.kind === kind && isActiveOn(one, today)))

/** The membership that screens name: the best active one, else the one that ended last. */
export function shownMembership(memberships: readonly Membership[], today: string): Membership | undefined {
  const [best] = kindsActiveOn(memberships, today)
  if (best) return memberships.find((one) => one.kind === best && isActiveOn(one, today))
  return memberships
    .filter(({ begins }) => begins <= today)
    .sort((one, other) => (other.ends ?? '').localeCompare(one.ends ?? ''))[0]
}
