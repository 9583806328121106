import { api } from '#contract/api.ts'
import { Refusal } from '#domain/refusal.ts'
import { statement } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import { limitForms } from '../http/guards.ts'
import type { Serve } from '../http/serve.ts'
import { refuseGuessable, userView } from './accounts.ts'
import { changePassword, setPassword } from './change-account.ts'
import { type PasswordCheck, refuseShared } from './password-check.ts'
import { hashPassword } from './passwords.ts'
import { findLink, takeLink } from './reset-links.ts'
import type { Throttle } from './throttle.ts'
import { signIn } from './two-factor-routes.ts'

const ask = statement('reset-ask')`insert into password_reset_asks (asked, asked_at) values (lower($1), $2)`

/**
 * Sets a new password by a link's secret; all sessions of the account end. Returns the account; refuses 'not_found' for an
 * invalid link.
 */
async function resetPassword({ db, now, config }: Deps, secret: string, password: string) {
  const owner = await findLink(db, secret, now())
  if (!owner) throw dead()
  refuseShared({ config }, owner)
  await refuseGuessable(db.house().brand, 'password', password, owner)
  const hash = await hashPassword(password)
  await db.transaction(async (tx) => {
    if (!(await takeLink(tx, secret, now()))) throw dead()
    await setPassword(tx, owner.userId, hash, now())
  })
  return { username: owner.username }
}

const dead = () =>
  new Refusal(
    'not_found',
    'This link no longer works: it was used, is too old, or a newer one was sent. Please ask for a new link.',
  )

export function passwordRoutes(
  serve: Serve,
  deps: Deps,
  { throttle, requireOwner }: PasswordCheck & { throttle: Throttle },
): void {
  const { db, now } = deps

  serve(api.changePassword, async ({ body, caller, request, reply }) => {
    const account = await requireOwner(caller.username, body.currentPassword, request)
    refuseShared(deps, account)
    await refuseGuessable(db.house().brand, 'newPassword', body.newPassword, account)
    const hash = await hashPassword(body.newPassword)
    return signIn(deps, { request, reply }, userView(account), (tx) =>
      changePassword(tx, { account, sessionId: caller.sessionId }, hash, now()),
    )
  })

  serve(api.askPasswordReset, async ({ body: { email, username }, request }) => {
    await limitForms(deps, request)
    // Does not look up the account, so that neither the reply nor its timing reveals which accounts exist; mail-resets.ts does so
    // a moment later.
    await db.run(ask, [email ?? username, now().toString()])
  })

  serve(api.resetPassword, async ({ params, body }) => {
    const owner = await resetPassword(deps, params.token, body.password)
    await throttle.clear(owner.username)
    return owner
  })
}
