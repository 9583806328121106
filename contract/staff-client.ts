import { addresses } from './addresses.ts'
import type { Calls } from './client.ts'
import { type CallName, staffAddresses } from './staff-addresses.ts'

/** The calls of client.ts, and staff's. */
export const api: Calls<CallName> = {
  ...addresses,
  ...staffAddresses,
}
