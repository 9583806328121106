import { accountCalls } from './calls/account.ts'
import { adminCalls } from './calls/admin.ts'
import { bookingCalls } from './calls/booking.ts'
import { dockCalls } from './calls/dock.ts'
import { jetskiDeskCalls } from './calls/jetski-desk.ts'
import { memberCalls } from './calls/members.ts'
import { messageCalls } from './calls/messages.ts'
import { myCalls } from './calls/mine.ts'
import { moneyCalls, webhookCalls } from './calls/money.ts'
import { ownPageCalls } from './calls/own-page.ts'
import { requestCalls } from './calls/requests.ts'
import { staffCalls } from './calls/staff.ts'
import { twoFactorCalls } from './calls/two-factor.ts'
import type { Endpoint } from './endpoint.ts'
import type { CallName } from './staff-addresses.ts'

/** Every call, its access and shapes. What is not here does not exist. */
export const api = {
  ...bookingCalls,
  ...accountCalls,
  ...twoFactorCalls,
  ...myCalls,
  ...ownPageCalls,
  ...memberCalls,
  ...staffCalls,
  ...moneyCalls,
  ...dockCalls,
  ...webhookCalls,
  ...requestCalls,
  ...adminCalls,
  ...jetskiDeskCalls,
  ...messageCalls,
} satisfies Record<CallName, Endpoint>
