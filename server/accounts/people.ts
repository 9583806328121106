import type { AccountAct, StaffAccount } from '#contract/calls/people.ts'
import { Refusal } from '#domain/refusal.ts'
import type { GivenRole } from '#domain/roles.ts'
import { isStaff, roles } from '#domain/roles.ts'
import { iso } from '../db/instant.ts'
import type { Queries, Statement } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/caller.ts'
import { setDisabled, setRole } from './change-account.ts'
import { endSessionsOf } from './sessions.ts'

const staffRoles = roles.filter(isStaff)
const mostActs = 100

type Row = StaffAccount & { demo: boolean }

const columns = `
  select u.id, u.username, u.full_name as "fullName", u.email, u.role, u.demo, u.disabled_at is not null as disabled,
    u.invited_at is not null as invited, f.confirmed_at is not null as "twoFactor", i.at as "signedInAt"
  from users u left join two_factors f on f.user_id = u.id left join sign_ins i on i.user_id = u.id
  where u.role = any($1)`
const listText: Statement = { name: 'people-list', text: `${columns} order by lower(u.username)` }
const findText: Statement = { name: 'people-find', text: `${columns} and u.id = $2` }

const view = ({ demo: _, signedInAt, ...row }: Row): StaffAccount => ({
  ...row,
  signedInAt: signedInAt && iso(signedInAt),
})

export const listPeople = async (db: Queries): Promise<StaffAccount[]> =>
  (await db.run<Row>(listText, [staffRoles])).map(view)

async function requireRow(db: Queries, id: number): Promise<Row> {
  const [row] = await db.run<Row>(findText, [staffRoles, id])
  if (!row) throw new Refusal('not_found', 'There is no such account of staff.')
  return row
}

export const requirePerson = async (db: Queries, id: number): Promise<StaffAccount> =>
  view(await requireRow(db, id))

type Changed = { role?: GivenRole | undefined; disabled?: boolean | undefined }

/** Changes a staff account. Refuses 'illegal_transition' the caller's own and the last active main admin. */
export const changePerson = (
  deps: Deps,
  caller: Caller,
  id: number,
  wanted: Changed,
): Promise<StaffAccount> =>
  act(deps, caller, id, async (tx, row, note) => {
    const role = wanted.role === row.role ? undefined : wanted.role
    const disabled = wanted.disabled === row.disabled ? undefined : wanted.disabled
    if (role === undefined && disabled === undefined) return
    if (id === caller.userId)
      throw new Refusal('illegal_transition', 'You cannot disable your own account or change its role.')
    if (role !== undefined || disabled) await refuseLast(tx, row)
    if (role !== undefined) {
      await setRole(tx, id, role, deps.now())
      await note('role', role)
    }
    if (disabled !== undefined) {
      await setDisabled(tx, id, disabled, deps.now())
      await note(disabled ? 'disabled' : 'enabled')
    }
  })

/** Ends every session of an account, at all servers. */
export const signPersonOut = (deps: Deps, caller: Caller, id: number): Promise<StaffAccount> =>
  act(deps, caller, id, async (tx, _, note) => {
    await endSessionsOf(tx, id)
    await note('signed_out')
  })

type Note = (what: AccountAct['act'], role?: GivenRole) => Promise<unknown>
type Work = (tx: Queries, row: Row, note: Note) => Promise<void>

/** Any fixed number: of two main admins who disable each other one is too late. */
const actsLock = { name: 'people-lock', text: 'select pg_advisory_xact_lock(5107341)' }
const mayStill: Statement = {
  name: 'people-may-still',
  text: `select 1 from users where id = $1 and role in ('main_admin', 'test_user') and disabled_at is null`,
}

/** An act on an account of staff, one after the other, with its line in the journal. */
export const act = (
  { db, now, config }: Deps,
  caller: Caller,
  id: number,
  work: Work,
): Promise<StaffAccount> =>
  db.transaction(async (tx) => {
    await tx.run(actsLock, [])
    if ((await tx.run(mayStill, [caller.userId])).length === 0)
      throw new Refusal('not_allowed', 'Your role does not allow this.')
    const row = await requireRow(tx, id)
    if (config.demo && row.demo)
      throw new Refusal(
        'not_allowed',
        'Everybody who tries the demo signs in with this account, so it stays as it is. Invite somebody to try this.',
      )
    await work(tx, row, (what, role) => noteAct(tx, { byId: caller.userId, id, what, role }, now()))
    return requirePerson(tx, id)
  })

const lastText: Statement = {
  name: 'people-last-admin',
  text: `select 1 from users where role = 'main_admin' and disabled_at is null and invited_at is null and id <> $1 limit 1`,
}

async function refuseLast(tx: Queries, { id, role, disabled, invited }: Row): Promise<void> {
  if (role !== 'main_admin' || disabled || invited) return
  if ((await tx.run(lastText, [id])).length === 0)
    throw new Refusal(
      'illegal_transition',
      'This is the last main admin who can sign in. Make another one first.',
    )
}

type Done = { byId: number; id: number; what: AccountAct['act']; role?: GivenRole | undefined }

export const noteAct = (tx: Queries, { byId, id, what, role }: Done, now: Temporal.Instant) =>
  tx.run(
    {
      name: 'account-act',
      text: 'insert into account_acts (at, by_id, user_id, act, role) values ($1, $2, $3, $4, $5)',
    },
    [now.toString(), byId, id, what, role ?? null],
  )

const actsText: Statement = {
  name: 'account-acts',
  text: `
  select a.id::int, a.at, b.username as by, u.username, a.act, a.role
  from account_acts a left join users b on b.id = a.by_id left join users u on u.id = a.user_id
  order by a.id desc limit ${mostActs}`,
}

/** What was done, newest first. */
export const listActs = async (db: Queries): Promise<AccountAct[]> =>
  (await db.run<AccountAct>(actsText, [])).map((row) => ({ ...row, at: iso(row.at) }))
