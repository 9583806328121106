import { z } from 'zod'
import { accountAddresses } from '../account-addresses.ts'
import { endpoint } from '../endpoint.ts'
import { code, password } from './account-calls.ts'

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
const passwordAndCode = z.object({ currentPassword: password, code })

export const twoFactorCalls = {
  twoFactor: endpoint({
    ...accountAddresses.twoFactor,
    access: 'staff',
    beforeSecondFactor: true,
    summary:
      'Whether signing in to the own account needs a code, whether it must, and how many recovery codes are left',
    reply: z.object({ on: z.boolean(), required: z.boolean(), recoveryCodesLeft: z.number() }),
  }),
  beginTwoFactor: endpoint({
    ...accountAddresses.beginTwoFactor,
    access: 'staff',
    beforeSecondFactor: true,
    summary: 'A new key for an authenticator app, as text and as a QR code; not in force until confirmed',
    perMinute: 10,
    body: z.object({ currentPassword: password }),
    reply: z.object({
      secret: z.string(),
      uri: z.string(),
      // The dark squares of the QR code as an SVG path, in a view box of this size.
      qr: z.object({ size: z.number(), path: z.string() }),
    }),
  }),
  confirmTwoFactor: endpoint({
    ...accountAddresses.confirmTwoFactor,
    access: 'staff',
    beforeSecondFactor: true,
    summary:
      'Turns the second factor on by a first code and ends other sessions; recovery codes are shown once',
    perMinute: 10,
    body: z.object({ code }),
    reply: recoveryCodes,
  }),
  endTwoFactor: endpoint({
    ...accountAddresses.endTwoFactor,
    access: 'staff',
    summary: 'Turns the second factor off, by the password and a code; not where the main admin requires it',
    success: 204,
    perMinute: 10,
    body: passwordAndCode,
  }),
  newRecoveryCodes: endpoint({
    ...accountAddresses.newRecoveryCodes,
    access: 'staff',
    summary: 'Ten new recovery codes, by the password and a code; the old ones end',
    perMinute: 10,
    body: passwordAndCode,
    reply: recoveryCodes,
  }),
}
