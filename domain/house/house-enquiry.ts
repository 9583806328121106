import { z } from 'zod'
import { enquiryKinds } from '../enquiries/enquiry-kinds.ts'

const minutes = z
  .int('Minutes must be a whole number')
  .min(5, 'At least 5 minutes')
  .max(10_080, 'At most 10080 minutes, a week')

/** The kinds with an answer time; `request` is a jetski request. */
const promised = [...enquiryKinds, 'request'] as const
export type Promised = (typeof promised)[number]

export const enquirySchema = z.strictObject({ promiseMinutes: z.record(z.enum(promised), minutes) })
