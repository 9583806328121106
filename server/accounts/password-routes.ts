import { api } from '#contract/api.ts'
import type { Deps } from '../deps.ts'
import { limitForms } from '../http/form-limit.ts'
import type { Serve } from '../http/serve.ts'
import { userView } from './accounts.ts'
import { changePassword } from './change-account.ts'
import { refuseGuessable } from './choose-password.ts'
import { refuseShared } from './demo-password.ts'
import type { PasswordCheck } from './password-check.ts'
import { hashPassword } from './passwords.ts'
import { askReset, resetPassword } from './resets.ts'
import { signIn } from './sign-in.ts'
import type { Throttle } from './throttle.ts'

export function passwordRoutes(
  serve: Serve,
  deps: Deps,
  { throttle, requireOwner }: PasswordCheck & { throttle: Throttle },
): void {
  const { db, now } = deps

  serve(api.changePassword, async ({ body, caller, request, reply }) => {
    const account = await requireOwner(caller.username, body.currentPassword, request)
    refuseShared(deps, account)
    await refuseGuessable('newPassword', body.newPassword, account)
    const hash = await hashPassword(body.newPassword)
    return signIn(deps, { request, reply }, userView(account), (tx) =>
      changePassword(tx, { account, sessionId: caller.sessionId }, hash, now()),
    )
  })

  serve(api.askPasswordReset, async ({ body: { email, username }, request }) => {
    await limitForms(deps, request)
    await askReset(db, (email ?? username)!, now())
  })

  serve(api.resetPassword, async ({ params, body }) => {
    const owner = await resetPassword(deps, params.token, body.password)
    await throttle.clear(owner.username)
    return owner
  })
}
