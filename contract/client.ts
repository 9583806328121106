import { addresses } from './addresses.ts'
import type { api as whole } from './api.ts'
import type { Address } from './endpoint.ts'

/**
 * The calls of api.ts, except those of accounts and staff (account-client.ts), for browsers: with their types but without the
 * code of their schemas.
 */
export const api: Calls<keyof typeof addresses> = addresses

export type Calls<Names extends keyof typeof whole> = { [Name in Names]: Address<(typeof whole)[Name]> }
