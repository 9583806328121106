import type { CallName } from './account-addresses.ts'
import { accountCalls } from './calls/account-calls.ts'
import { adminCalls } from './calls/admin-calls.ts'
import { bookingCalls } from './calls/booking-calls.ts'
import { dockCalls } from './calls/dock-calls.ts'
import { jetskiDeskCalls } from './calls/jetski-desk-calls.ts'
import { memberCalls } from './calls/member-calls.ts'
import { messageCalls } from './calls/message-calls.ts'
import { moneyCalls, webhookCalls } from './calls/money-calls.ts'
import { myCalls } from './calls/own-calls.ts'
import { ownPageCalls } from './calls/own-page-calls.ts'
import { requestCalls } from './calls/request-calls.ts'
import { staffCalls } from './calls/staff-calls.ts'
import { twoFactorCalls } from './calls/two-factor-calls.ts'
import type { Endpoint } from './endpoint.ts'

/** All calls of the API with access and schemas. */
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
