import { isDeepStrictEqual } from 'node:util'
import type { RightsSet } from '#contract/calls/people-calls.ts'
import { refuseField } from '#domain/refusal.ts'
import { mayEditHouse, type OwnRights, rightsOf } from '#domain/rights.ts'
import type { Role } from '#domain/roles.ts'
import type { Queries } from '../db/open.ts'

/** The rights of an account as the editor shows them. */
export function rightsSet(role: Role, own: OwnRights): RightsSet {
  const { sectors, places, ...switches } = rightsOf(role, own)
  return { sectors: [...sectors], places: places && [...places], ...switches }
}

type Next = { role: Role; rights: RightsSet }

/**
 * The rights to store so that the account has these, with null for what the role gives anyway; undefined if it has them already.
 * Refuses places that the published house does not have, and editing the house for a role that never may.
 */
export function otherRights(
  db: Queries,
  before: OwnRights,
  { role, rights: next }: Next,
): OwnRights | undefined {
  const places = next.places ?? []
  const ids = Object.keys(db.house().places)
  const unknown = places.find((place) => !ids.includes(place) && !before.places?.includes(place))
  if (unknown !== undefined) throw refuseField('rights.places', `There is no place ${unknown}`)
  if (next.editsHouse && !mayEditHouse(role))
    throw refuseField('rights.editsHouse', 'Only a main admin can edit the house')
  const preset = rightsOf(role)
  const orPreset = (right: 'seesMoney' | 'givesMoneyBack' | 'editsHouse') =>
    next[right] === preset[right] ? null : next[right]
  const { sectors } = rightsOf(role, { ...next, places: null })
  const rights: OwnRights = {
    sectors: isDeepStrictEqual(sectors, preset.sectors) ? null : sectors,
    places: places.length === 0 ? null : [...new Set(places)].sort(),
    seesMoney: orPreset('seesMoney'),
    givesMoneyBack: orPreset('givesMoneyBack'),
    editsHouse: orPreset('editsHouse'),
  }
  const same = (Object.keys(rights) as (keyof OwnRights)[]).every((right) =>
    isDeepStrictEqual(rights[right], before[right]),
  )
  return same ? undefined : rights
}
