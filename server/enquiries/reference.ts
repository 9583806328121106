import { randomInt } from 'node:crypto'

const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A reference of an enquiry: `MQ-7K3Q9X`, so that nobody takes it for a booking's. */
export const newEnquiryReference = (): string =>
  `MQ-${Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('')}`
