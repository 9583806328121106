import { z } from 'zod'
import { emailAddress, phoneNumber } from '../contact.ts'
import { sector } from '../roles.ts'

const mostAlerted = 5
const few = `At most ${mostAlerted}`

/** Who is told of new bookings, requests and trouble, by sector; where nobody is named, whom the server was set up with. */
export const alertsSchema = z.partialRecord(
  sector,
  z.strictObject({
    emails: z.array(emailAddress).max(mostAlerted, few),
    phones: z.array(phoneNumber).max(mostAlerted, few),
  }),
)
