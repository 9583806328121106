import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '../deps.ts'

/**
 * Everybody who tries the demo signs in to its accounts with one click: whoever changed a password there would shut all
 * others out. Refuses 'not_allowed'.
 */
export function refuseShared({ config }: Pick<Deps, 'config'>, { demo }: { demo: boolean }): void {
  if (config.demo && demo)
    throw new Refusal(
      'not_allowed',
      'Everybody who tries the demo signs in with this account, so its password stays as it is and it takes no second factor. An account that you sign up for is yours alone.',
    )
}
