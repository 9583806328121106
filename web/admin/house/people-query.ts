import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#contract/account-client.ts'
import type { AccountAct, RightsSet, StaffAccount } from '#contract/calls/people-calls.ts'
import type { CallOf } from '#contract/endpoint.ts'
import type { House } from '#domain/house/house.ts'
import { locationOf, placeText } from '#domain/locations.ts'
import { mayEditHouse } from '#domain/rights.ts'
import { givenRoles, type Role, roleFacts, sectorLabels } from '#domain/roles.ts'
import { momentText } from '#web/admin/admin-words.ts'
import { call, type Sent } from '#web/call.ts'
import { reading } from '#web/queries.ts'

export const peopleQuery = () => ({ ...reading(api.people), refetchOnMount: 'always' }) as const

export const actsQuery = () => ({ ...reading(api.accountActs), refetchOnMount: 'always' }) as const

/** Performs an action on an account, then reloads list and journal. */
export function useAct() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (act: () => Promise<StaffAccount>) => act(),
    onSettled: () =>
      Promise.all([client.invalidateQueries(peopleQuery()), client.invalidateQueries(actsQuery())]),
  })
}

type Change = Sent<CallOf<typeof api.changePerson>>['body']

export const changePerson = ({ id }: StaffAccount, body: Change) =>
  call(api.changePerson, { params: { id: String(id) }, body })

/** The roles to choose from, with the sectors of each. */
export const roleOptions = givenRoles.map((value) => ({
  value,
  name: roleFacts[value].label,
  detail:
    value === 'main_admin'
      ? 'Everything, and this house'
      : roleFacts[value].sectors.map((sector) => sectorLabels[sector]).join(', '),
}))

export const nameOf = ({ fullName, username }: StaffAccount): string => fullName?.trim() || username

/** 'Last signed in 16 June 14:02'. */
export function stateText({ disabled, invited, signedInAt }: StaffAccount, now: string): string {
  if (disabled) return 'Disabled: cannot sign in'
  if (invited) return 'Invited, no password chosen yet'
  return signedInAt === null ? 'Not signed in yet' : `Last signed in ${momentText(signedInAt, now)}`
}

/** Differences from the role: 'works for E-Foil', 'only Pühajärve', 'sees no money'. */
export function differenceText(
  house: House,
  role: Role,
  { sectors, places, seesMoney, givesMoneyBack, editsHouse }: RightsSet,
): string[] {
  const preset = roleFacts[role].sectors
  const isPreset = sectors.length === preset.length && preset.every((one) => sectors.includes(one))
  return [
    ...(isPreset ? [] : [`works for ${sectors.map((one) => sectorLabels[one]).join(' and ')}`]),
    ...(places === null
      ? []
      : [`only ${places.map((id) => placeText(locationOf(house, id))).join(' and ')}`]),
    ...(seesMoney ? [] : ['sees no money']),
    ...(givesMoneyBack ? [] : ['gives no money back']),
    ...(editsHouse || !mayEditHouse(role) ? [] : ['does not edit the house']),
  ]
}

/** 'Second factor on, required'. */
export function factorText({
  twoFactor,
  twoFactorRequired,
}: Pick<StaffAccount, 'twoFactor' | 'twoFactorRequired'>): string | undefined {
  if (twoFactor) return twoFactorRequired ? 'Second factor on, required' : 'Second factor on'
  return twoFactorRequired ? 'Second factor required, not set up yet' : undefined
}

const labelOf = (role: Role | null): string => (role === null ? '' : roleFacts[role].label)

/** 'invited kadri as Jetski Admin'. */
export function actText(house: House, { act, username, role, rights }: AccountAct): string {
  const whom = username ?? 'an erased account'
  const words: Record<AccountAct['act'], string> = {
    invited: `invited ${whom} as ${labelOf(role)}`,
    invited_again: `invited ${whom} again`,
    role: `made ${whom} ${labelOf(role)}`,
    rights:
      rights && role
        ? `set the rights of ${whom}: ${differenceText(house, role, rights).join(', ') || 'all of the role'}`
        : '',
    disabled: `disabled ${whom}`,
    enabled: `enabled ${whom}`,
    signed_out: `signed ${whom} out everywhere`,
    two_factor_reset: `reset the second factor of ${whom}`,
    two_factor_required: `requires a second factor from ${whom}`,
    two_factor_optional: `no longer requires a second factor from ${whom}`,
  }
  return words[act]
}
