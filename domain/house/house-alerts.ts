import { z } from 'zod'
import { emailAddress, phoneNumber } from '../contact.ts'
import { sector } from '../roles.ts'

const maxAlerted = 5
const few = `At most ${maxAlerted}`

/** Recipients of alerts about new bookings, requests and problems, by sector. Default: the server's configuration. */
export const alertsSchema = z.partialRecord(
  sector,
  z.strictObject({
    emails: z.array(emailAddress).max(maxAlerted, few),
    phones: z.array(phoneNumber).max(maxAlerted, few),
  }),
)
