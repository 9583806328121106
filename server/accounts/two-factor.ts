import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { Refusal, refuseField } from '#domain/refusal.ts'
import { type Db, type Queries, statement } from '../db/open.ts'
import type { UserRow } from './accounts.ts'
import { endOtherSessions, hashSecret } from './sessions.ts'
import type { Throttle } from './throttle.ts'

// RFC 6238 codes with the settings that all authenticator apps support: SHA-1, six digits, 30-second steps.

const stepMs = 30_000
const recoveryCodeCount = 10
/** How long a set-up whose reply was lost can be confirmed again. */
const againMinutes = 10
/** A last code this far in the future was used while the server's clock was wrong; it blocks no code. */
const wrongClockSteps = 20
/** Without look-alike letters and digits. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const notYetRight =
  'This code is wrong. It must be for the key that was shown last, and the clock of your phone must be right.'
const wrongCode = 'This code is wrong, or it was used before'

type Factor = { secret: string; confirmed: boolean; left: number }
type Required = { required: boolean }

const find = statement('two-factor-find')`
  select secret, confirmed_at is not null as confirmed, cardinality(recovery_hashes) as left
    from two_factors where user_id = $1`
const findRequired = statement('two-factor-find-required')`
  select two_factor_required as required from users where id = $1`
const begin = statement('two-factor-begin')`insert into two_factors (user_id, secret) values ($1, $2)
    on conflict (user_id) do update set secret = excluded.secret where two_factors.confirmed_at is null
    returning user_id`
const lockAccount = statement('two-factor-lock-account')`select 1 from users where id = $1 for update`
const lockRequired = statement('two-factor-lock-required')`${findRequired.text} for update`
/** Just after confirming, only the session that did it is older than the confirmation: the others were ended. */
const mayConfirm = `(confirmed_at is null
  or confirmed_at > $2 and confirmed_at >= (select created_at from sessions where id = $3))`
const findToConfirm = statement('two-factor-find-to-confirm')`
  select secret from two_factors where user_id = $1 and ${mayConfirm}`
const confirm = statement('two-factor-confirm')`
  update two_factors set confirmed_at = coalesce(confirmed_at, $4), last_step = $5, recovery_hashes = $6
    where user_id = $1 and ${mayConfirm} and secret = $7 and last_step <= $5 returning user_id`
const useStep = statement('two-factor-use-step')`update two_factors set last_step = $3
    where user_id = $1 and secret = $2 and (last_step < $3 or last_step > $4) returning user_id`
const useRecoveryCode = statement('two-factor-use-recovery-code')`
  update two_factors set recovery_hashes = array_remove(recovery_hashes, $2)
    where user_id = $1 and $2 = any(recovery_hashes) returning user_id`
const renew = statement('two-factor-renew')`update two_factors set recovery_hashes = $2
    where user_id = $1 and confirmed_at is not null returning user_id`
const end = statement('two-factor-end')`delete from two_factors where user_id = $1 returning user_id`

const findFactor = async (db: Queries, userId: number): Promise<Factor | undefined> =>
  (await db.run<Factor>(find, [userId]))[0]

export async function twoFactorOf(db: Queries, userId: number) {
  const [factor, [account]] = await Promise.all([
    findFactor(db, userId),
    db.run<Required>(findRequired, [userId]),
  ])
  const required = account?.required ?? false
  return factor?.confirmed
    ? { on: true, required, recoveryCodesLeft: factor.left }
    : { on: false, required, recoveryCodesLeft: 0 }
}

/** Creates a key, which is in force only once confirmed. Refuses if one is already in force. */
export async function beginTwoFactor(db: Queries, { id, username }: UserRow) {
  const secret = new Secret({ size: 20 }).base32
  const begun = await db.run(begin, [id, secret])
  if (begun.length === 0) throw new Refusal('illegal_transition', 'Two-factor sign-in is already on.')
  return { secret, uri: totpOf(secret, { issuer: db.house().brand.name, label: username }).toString() }
}

/**
 * Turns the second factor on by a first code and ends the other sessions, which used a password only. Returns recovery codes,
 * and new ones if the reply was lost and the same session confirms again. Refuses 'wrong_credentials'.
 */
export async function confirmTwoFactor(
  { db, throttle }: { db: Db; throttle: Throttle },
  { userId, sessionId }: { userId: number; sessionId: number },
  code: string,
  now: Temporal.Instant,
): Promise<string[]> {
  const who = [userId, now.subtract({ minutes: againMinutes }).toString(), sessionId]
  const [factor] = await db.run<Pick<Factor, 'secret'>>(findToConfirm, who)
  const again = () => new Refusal('illegal_transition', 'Please begin the set-up again.')
  if (!factor) throw again()
  const step = await throttle.attemptCode(userId, now, async () => {
    const right = stepOf(factor.secret, code, now)
    if (right === undefined) throw refuseField('code', notYetRight, 'wrong_credentials')
    return right
  })
  const codes = newRecoveryCodes()
  await db.transaction(async (tx) => {
    // Waits for sign-ins that have already checked, so that their sessions end too.
    await tx.run(lockAccount, [userId])
    const values = [...who, now.toString(), step, codes.map(hashOf), factor.secret]
    if ((await tx.run(confirm, values)).length === 0) throw again()
    await endOtherSessions(tx, userId, sessionId)
  })
  return codes
}

/**
 * Accepts an account without a second factor, or with a right code from the app or a recovery code; each works once. Returns
 * whether there is a factor. Refuses 'second_factor_required' without a code, 'wrong_credentials' with a wrong one.
 */
export async function passTwoFactor(
  { db, throttle }: { db: Queries; throttle: Throttle },
  userId: number,
  code: string | undefined,
  now: Temporal.Instant,
): Promise<boolean> {
  const factor = await findFactor(db, userId)
  if (!factor?.confirmed) return false
  if (code === undefined)
    throw new Refusal('second_factor_required', 'Please enter the code of your authenticator app.')
  await throttle.attemptCode(userId, now, async () => {
    const step = stepOf(factor.secret, code, now)
    const used =
      step === undefined
        ? await db.run(useRecoveryCode, [userId, hashOf(code)])
        : await db.run(useStep, [userId, factor.secret, step, step + wrongClockSteps])
    if (used.length === 0) throw refuseField('code', wrongCode, 'wrong_credentials')
  })
  return true
}

export async function renewRecoveryCodes(db: Queries, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes()
  const renewed = await db.run(renew, [userId, codes.map(hashOf)])
  if (renewed.length === 0) throw new Refusal('illegal_transition', 'Two-factor sign-in is off.')
  return codes
}

/** Removes a second factor, even one being set up. Returns whether there was one. */
export const endTwoFactor = async (db: Queries, userId: number): Promise<boolean> =>
  (await db.run(end, [userId])).length > 0

/** Removes one's own. Refuses 'illegal_transition' if the main admin requires it (R-H30). */
export const endOwnTwoFactor = (db: Db, userId: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [account] = await tx.run<Required>(lockRequired, [userId])
    if (account?.required)
      throw new Refusal('illegal_transition', 'Your account must have a second factor, so it stays on.')
    return endTwoFactor(tx, userId)
  })

const totpOf = (secret: string, shown: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...shown, secret })

/** The time step of a code: the current one or a neighbour, as clocks differ. */
function stepOf(secret: string, code: string, now: Temporal.Instant): number | undefined {
  const timestamp = now.epochMilliseconds
  const delta = totpOf(secret).validate({ token: code.replace(/\s/g, ''), timestamp, window: 1 })
  return delta === null ? undefined : Math.floor(timestamp / stepMs) + delta
}

/** 49 random bits each: too many to guess within the limit of tries, yet short enough to write down. */
const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () => `${fiveLetters()}-${fiveLetters()}`)
const fiveLetters = (): string =>
  Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('')

/** Hashes a code as typed, with or without the dash. */
const hashOf = (code: string): string => hashSecret(code.toLowerCase().replace(/[^a-z\d]/g, ''))
