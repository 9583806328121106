import { z } from 'zod'
import { emailAddress, line, phoneNumber } from '../contact.ts'

const needed = (most: number, words: string) => line(most).pipe(z.string().min(1, words))

/** How the house is reached, and who sells. */
export const brandSchema = z.strictObject({
  phone: phoneNumber,
  email: emailAddress,
  /** Company, code and town, as it stands at the foot of pages and mails. */
  legalLine: needed(200, 'Please say who runs the house'),
  /** As receipts say it. */
  seller: z.strictObject({
    company: needed(120, 'Please give the name of the company'),
    registryCode: needed(40, 'Please give the registry code'),
    vatNumber: line(40),
    address: needed(200, 'Please give the address'),
  }),
})
export type Brand = Readonly<z.infer<typeof brandSchema>>
