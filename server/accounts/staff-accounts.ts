import { isDeepStrictEqual } from 'node:util'
import type { AccountAct, RightsSet, StaffAccount } from '#contract/calls/people-calls.ts'
import { Refusal, refuseField } from '#domain/refusal.ts'
import { mayEditHouse, type OwnRights, rightsOf } from '#domain/rights.ts'
import { type GivenRole, isStaff, type Role, roles } from '#domain/roles.ts'
import { iso } from '../db/columns.ts'
import { ownRights } from '../db/in-scope.ts'
import { type Queries, statement } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import { type Caller, notAllowed } from '../http/caller.ts'
import { rightsSet } from './accounts.ts'
import { setDisabled, setRights, setRole, setTwoFactorRequired } from './change-account.ts'
import { endSessionsOf } from './sessions.ts'
import { endTwoFactor } from './two-factor.ts'

const staffRoles = roles.filter(isStaff)
const maxActs = 100

type Row = Omit<StaffAccount, 'rights'> & OwnRights & { demo: boolean }

const columns = `
  select u.id, u.username, u.full_name as "fullName", u.email, u.role, u.demo, u.disabled_at is not null as disabled,
    u.invited_at is not null as invited, f.confirmed_at is not null as "twoFactor",
    u.two_factor_required as "twoFactorRequired", i.at as "signedInAt",
    ${ownRights}
  from users u left join two_factors f on f.user_id = u.id left join sign_ins i on i.user_id = u.id
  where u.role = any($1)`
const listText = statement('people-list')`${columns} order by lower(u.username)`
const findText = statement('people-find')`${columns} and u.id = $2`

const view = (row: Row): StaffAccount => {
  const { id, username, fullName, email, role, disabled, invited, twoFactor, twoFactorRequired, signedInAt } =
    row
  return {
    ...{ id, username, fullName, email, role, disabled, invited, twoFactor, twoFactorRequired },
    rights: rightsSet(role, row),
    signedInAt: signedInAt && iso(signedInAt),
  }
}

export const listPeople = async (db: Queries): Promise<StaffAccount[]> =>
  (await db.run<Row>(listText, [staffRoles])).map(view)

async function requireRow(db: Queries, id: number): Promise<Row> {
  const [row] = await db.run<Row>(findText, [staffRoles, id])
  if (!row) throw new Refusal('not_found', 'There is no such staff account.')
  return row
}

export const requirePerson = async (db: Queries, id: number): Promise<StaffAccount> =>
  view(await requireRow(db, id))

type Changed = {
  role?: GivenRole | undefined
  rights?: RightsSet | undefined
  from?: RightsSet | undefined
  disabled?: boolean | undefined
  twoFactorRequired?: boolean | undefined
}

/**
 * Changes a staff account. Refuses 'illegal_transition' for the caller's own and for the last active main admin,
 * 'changed_meanwhile' if the rights are not those that the caller saw.
 */
export const changePerson = (deps: Deps, caller: Caller, id: number, next: Changed): Promise<StaffAccount> =>
  act(deps, caller, id, async (tx, row, note) => {
    const required = next.twoFactorRequired ?? row.twoFactorRequired
    if (required !== row.twoFactorRequired)
      await setRequired({ tx, caller, now: deps.now() }, row, required, note)
    const role = next.role === row.role ? undefined : next.role
    const disabled = next.disabled === row.disabled ? undefined : next.disabled
    const kept = role === undefined ? row : { ...row, sectors: null }
    const rights = next.rights && otherRights(tx, kept, { role: role ?? row.role, rights: next.rights })
    if (role === undefined && disabled === undefined && rights === undefined) return
    if (rights !== undefined && next.from && !isDeepStrictEqual(next.from, rightsSet(row.role, row)))
      throw new Refusal(
        'changed_meanwhile',
        `Somebody else changed the rights of ${row.username} meanwhile. Close this and look at them first.`,
      )
    if (id === caller.userId)
      throw new Refusal(
        'illegal_transition',
        rights === undefined
          ? 'You cannot disable your own account or change its role.'
          : 'You cannot change your own rights.',
      )
    const after = rightsOf(role ?? row.role, rights ?? kept)
    if (disabled || !after.editsHouse) await refuseLast(tx, row)
    if (role !== undefined) {
      await setRole(tx, id, role, deps.now())
      await note('role', { role })
    }
    if (rights !== undefined) {
      await setRights(tx, id, rights, deps.now())
      const as = role ?? row.role
      await note('rights', { role: as, rights: rightsSet(as, rights) })
    }
    if (disabled !== undefined) {
      await setDisabled(tx, id, disabled, deps.now())
      await note(disabled ? 'disabled' : 'enabled')
    }
  })

/** From the next call on an account without a second factor may only set one up (R-H30). Refuses to lock oneself out. */
async function setRequired(
  { tx, caller, now }: { tx: Queries; caller: Caller; now: Temporal.Instant },
  row: Row,
  required: boolean,
  note: Note,
) {
  if (required && row.id === caller.userId && !row.twoFactor)
    throw new Refusal(
      'illegal_transition',
      'Turn on the second factor of your own account first, on your profile.',
    )
  await setTwoFactorRequired(tx, row.id, required, now)
  await note(required ? 'two_factor_required' : 'two_factor_optional')
}

/** Ends all sessions of an account, on all servers. */
export const signPersonOut = (deps: Deps, caller: Caller, id: number): Promise<StaffAccount> =>
  act(deps, caller, id, async (tx, _, note) => {
    await endSessionsOf(tx, id)
    await note('signed_out')
  })

/** Turns off another account's second factor and ends its sessions (R-H26). Refuses 'illegal_transition' for one's own. */
export const resetTwoFactor = (deps: Deps, caller: Caller, id: number): Promise<StaffAccount> =>
  act(deps, caller, id, async (tx, _, note) => {
    if (id === caller.userId)
      throw new Refusal('illegal_transition', 'Turn off your own second factor on your page, with a code.')
    if (!(await endTwoFactor(tx, id))) return
    await endSessionsOf(tx, id)
    await note('two_factor_reset')
  })

type Note = (what: AccountAct['act'], to?: Pick<Done, 'role' | 'rights'>) => Promise<unknown>
type Work = (tx: Queries, row: Row, note: Note) => Promise<void>

/** Any fixed number. One change at a time: if two main admins disable each other, the second is refused. */
const actsLock = statement('people-lock')`select pg_advisory_xact_lock(5107341)`
type Standing = OwnRights & { role: Role }
const mayStill = statement('people-may-still')`
  select u.role, ${ownRights} from users u where u.id = $1 and u.disabled_at is null`
const editsHouse = ({ role, ...own }: Standing): boolean => rightsOf(role, own).editsHouse

/** Changes a staff account, one at a time, and adds an entry to the log. */
export const act = (
  { db, now, config }: Deps,
  caller: Caller,
  id: number,
  work: Work,
): Promise<StaffAccount> =>
  db.transaction(async (tx) => {
    await tx.run(actsLock)
    if (!(await tx.run<Standing>(mayStill, [caller.userId])).some(editsHouse)) throw notAllowed()
    const row = await requireRow(tx, id)
    if (config.demo && row.demo)
      throw new Refusal(
        'not_allowed',
        'Everybody who tries the demo signs in with this account, so it stays as it is. Invite somebody to try this.',
      )
    await work(tx, row, (what, to) => logAccountAct(tx, { byId: caller.userId, id, what, ...to }, now()))
    return requirePerson(tx, id)
  })

const lastText = statement('people-last-admin')`select u.role, ${ownRights} from users u
    where u.role = 'main_admin' and u.disabled_at is null and u.invited_at is null and u.id <> $1`

/** At least one main admin who can give rights must be left. */
async function refuseLast(tx: Queries, row: Row) {
  if (!editsHouse(row) || row.role !== 'main_admin' || row.disabled || row.invited) return
  if (!(await tx.run<Standing>(lastText, [row.id])).some(editsHouse))
    throw new Refusal(
      'illegal_transition',
      'This is the last main admin who can sign in. Make another one first.',
    )
}

type Done = { byId: number; id: number; what: AccountAct['act']; role?: Role; rights?: RightsSet }

export const logAccountAct = (tx: Queries, { byId, id, what, role, rights }: Done, now: Temporal.Instant) =>
  tx.run(
    statement('account-act')`
      insert into account_acts (at, by_id, user_id, act, role, rights) values ($1, $2, $3, $4, $5, $6)`,
    [now.toString(), byId, id, what, role ?? null, rights ? JSON.stringify(rights) : null],
  )

const actsText = statement('account-acts')`
  select a.id::int, a.at, b.username as by, u.username, a.act, a.role, a.rights
  from account_acts a left join users b on b.id = a.by_id left join users u on u.id = a.user_id
  order by a.id desc limit ${maxActs}`

/** The log, newest first; entries from before accounts had sectors show those of the role. */
export const listActs = async (db: Queries): Promise<AccountAct[]> =>
  (await db.run<AccountAct>(actsText)).map(({ at, rights, ...row }) => ({
    ...row,
    rights: rights && {
      ...rights,
      sectors: rights.sectors ?? [...rightsOf(row.role ?? 'regular_user').sectors],
    },
    at: iso(at),
  }))

type Next = { role: Role; rights: RightsSet }

/**
 * The rights to store so that the account has these, with null for what the role gives anyway; undefined if it has them already.
 * Refuses places that the published house does not have, and editing the house for a role that never may.
 */
function otherRights(db: Queries, before: OwnRights, { role, rights: next }: Next): OwnRights | undefined {
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
