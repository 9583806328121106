import { z } from 'zod'
import { enquiryKinds, enquiryStates } from '#domain/enquiries/enquiry-kinds.ts'
import { sector } from '#domain/roles.ts'
import { accountAddresses } from '../account-addresses.ts'
import { endpoint } from '../endpoint.ts'
import { houseCalls } from './house-calls.ts'
import { idInPath, numberInPath, storedLocation } from './ids.ts'
import { peopleCalls } from './people-calls.ts'

const number = z.coerce.number()

const testDriveItem = z.object({
  id: z.string(),
  reference: z.string(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  date: z.string(),
  time: z.string(),
  location: z.string(),
  locationId: storedLocation,
  peopleCount: z.number(),
  /** What deleting it would free until it ends (ISO). */
  foils: z.number(),
  endTime: z.string(),
  status: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type TestDriveItem = z.infer<typeof testDriveItem>

const waitlistItem = z.object({
  id: z.number(),
  fullName: z.string(),
  email: z.string(),
  location: z.string(),
  receiveUpdates: z.boolean(),
  activity: z.string().nullable(),
  date: z.string().nullable(),
  createdAt: z.string(),
})
export type WaitlistItem = z.infer<typeof waitlistItem>

/** `totalPrice` in whole dollars, for accounts that see money. */
const customOrderItem = z.object({
  id: z.number(),
  fullName: z.string(),
  email: z.string(),
  color: z.string(),
  motorPower: z.string(),
  mastLength: z.string(),
  accessories: z.array(z.string()),
  totalPrice: z.number().optional(),
  createdAt: z.string(),
})
export type CustomOrderItem = z.infer<typeof customOrderItem>

/**
 * An enquiry; with the instant until which an answer was promised (ISO) and who took, answered or closed it: `takenBy` the
 * username, `takenByName` the person. `changedAt`: when it entered its state.
 */
const enquiryView = z.object({
  id: z.number(),
  reference: z.string(),
  kind: z.enum(enquiryKinds),
  sector,
  fullName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  message: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
  /** Length and price of a guided session when it was requested; the price only for accounts that see money. */
  quoted: z.object({ length: z.string(), totalCents: z.number().optional() }).nullable(),
  state: z.enum(enquiryStates),
  takenBy: z.string().nullable(),
  takenByName: z.string().nullable(),
  promisedUntil: z.string(),
  changedAt: z.string(),
  createdAt: z.string(),
})
export type Enquiry = z.infer<typeof enquiryView>

const done = z.object({ success: z.boolean() })

/** Calls for the house, for the main admin's lists, and for the inbox of all staff. */
export const adminCalls = {
  ...houseCalls,
  ...peopleCalls,
  adminTestDrives: endpoint({
    ...accountAddresses.adminTestDrives,
    access: ['main_admin'],
    summary: 'Test drives, newest first',
    reply: z.array(testDriveItem),
  }),
  adminWaitlist: endpoint({
    ...accountAddresses.adminWaitlist,
    access: ['main_admin'],
    summary: 'Waitlist, newest first',
    reply: z.array(waitlistItem),
  }),
  adminOrders: endpoint({
    ...accountAddresses.adminOrders,
    access: ['main_admin'],
    summary: 'Custom orders, newest first',
    reply: z.array(customOrderItem),
  }),
  deleteTestDrive: endpoint({
    ...accountAddresses.deleteTestDrive,
    access: ['main_admin'],
    summary: 'Cancel a test drive and take it from the list; it can be restored as a booking',
    params: idInPath,
    reply: done,
  }),
  deleteWaitlistEntry: endpoint({
    ...accountAddresses.deleteWaitlistEntry,
    access: ['main_admin'],
    summary: 'Take an entry from the waitlist',
    params: numberInPath,
    reply: done,
  }),
  deleteOrder: endpoint({
    ...accountAddresses.deleteOrder,
    access: ['main_admin'],
    summary: 'Take an order from the list',
    params: numberInPath,
    reply: done,
  }),
  restoreWaitlistEntry: endpoint({
    ...accountAddresses.restoreWaitlistEntry,
    access: ['main_admin'],
    summary: 'Put a deleted entry back on the waitlist, within 10 minutes',
    params: numberInPath,
    reply: done,
  }),
  restoreOrder: endpoint({
    ...accountAddresses.restoreOrder,
    access: ['main_admin'],
    summary: 'Put a deleted order back on the list, within 10 minutes',
    params: numberInPath,
    reply: done,
  }),
  enquiries: endpoint({
    ...accountAddresses.enquiries,
    access: 'staff',
    summary: 'The inbox of the own sectors: open ones by the promise that breaks first, then the rest',
    query: z.object({
      state: z.enum(enquiryStates).optional(),
      limit: number.pipe(z.int().min(1).max(500)).default(200),
    }),
    reply: z.array(enquiryView),
  }),
  setEnquiryState: endpoint({
    ...accountAddresses.setEnquiryState,
    access: 'staff',
    summary: 'Take, answer, close or reopen an enquiry; what another took first is not taken again',
    params: numberInPath,
    /** `from`: the state that the caller saw. */
    body: z.object({ state: z.enum(enquiryStates), from: z.enum(enquiryStates).optional() }),
    reply: enquiryView,
  }),
}
