import { accountAddresses, type CallName } from './account-addresses.ts'
import { addresses } from './addresses.ts'
import type { Calls } from './client.ts'

/** The calls of client.ts, and those of accounts and staff. */
export const api: Calls<CallName> = {
  ...addresses,
  ...accountAddresses,
}
