import { accountAddresses, type CallName } from './account-addresses.ts'
import { addresses } from './addresses.ts'
import type { Calls } from './client.ts'

export const api: Calls<CallName> = {
  ...addresses,
  ...accountAddresses,
}
