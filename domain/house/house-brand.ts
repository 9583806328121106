import { z } from 'zod'
import { emailAddress, line, phoneNumber } from '../contact.ts'
import { needed } from './house-fields.ts'

const maxOfAddress = 300
const webAddress = line(maxOfAddress).pipe(
  z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'Please give an address: https://…' }),
)

/** Name, contact and seller of the house. */
export const brandSchema = z.strictObject({
  name: needed(40, 'Please give the name of the house'),
  /** Without a full stop, which pages add. */
  tagline: needed(160, 'Please enter the tagline'),
  /** Other sites, opened in a new tab; an empty one is not shown. */
  links: z.strictObject({
    /** The maker of the boards: 'Learn More' on the start page. */
    maker: webAddress.or(z.literal('')),
    surfClub: webAddress.or(z.literal('')),
  }),
  /** Our pages elsewhere, in the footer and for search engines. */
  social: z
    .array(z.strictObject({ name: needed(30, 'Please give the name of the site'), url: webAddress }))
    .max(8),
  phone: phoneNumber,
  email: emailAddress,
  /** Company, code and town, as shown at the foot of pages and mails. */
  legalLine: needed(200, 'Please enter the footer line'),
  /** As shown on receipts. */
  seller: z.strictObject({
    company: needed(120, 'Please give the name of the company'),
    registryCode: needed(40, 'Please give the registry code'),
    vatNumber: line(40),
    address: needed(200, 'Please give the address'),
  }),
})
export type Brand = Readonly<z.infer<typeof brandSchema>>
