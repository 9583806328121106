import type { FastifyRequest } from 'fastify'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '../deps.ts'
import { namesForwarded, visitorNetwork } from '../http/network.ts'
import { requireAccount, type UserRow } from './accounts.ts'
import { wrongCurrentPassword } from './change-account.ts'
import type { Throttle } from './throttle.ts'

/** Checks the password of a request, limiting wrong ones. */
export function passwordCheck({ db, now, config }: Deps, throttle: Throttle) {
  /** Refuses 'wrong_credentials', or 'too_many_tries'. */
  const requirePassword = (username: string, password: string, request: FastifyRequest): Promise<UserRow> =>
    throttle.attempt(
      {
        username,
        network: visitorNetwork(request, config.trustProxy),
        isBehindUnknownProxy: namesForwarded(request, config.trustProxy),
      },
      now(),
      () => requireAccount(db, username, password),
    )

  /**
   * Checks the password of a signed-in account with the same limits, as a stolen session must not allow guessing. A wrong one is
   * a field error, not a failed sign-in.
   */
  const requireOwner = (username: string, password: string, request: FastifyRequest): Promise<UserRow> =>
    requirePassword(username, password, request).catch((error: unknown) => {
      throw error instanceof Refusal && error.code === 'wrong_credentials' ? wrongCurrentPassword() : error
    })

  return { requirePassword, requireOwner }
}

export type PasswordCheck = ReturnType<typeof passwordCheck>

/** Refuses 'not_allowed' for demo accounts: all visitors share them, and a changed password would lock the others out. */
export function refuseShared({ config }: Pick<Deps, 'config'>, { demo }: { demo: boolean }): void {
  if (config.demo && demo)
    throw new Refusal(
      'not_allowed',
      'Everybody who tries the demo signs in with this account, so its password stays as it is and it takes no second factor. An account that you sign up for is yours alone.',
    )
}
