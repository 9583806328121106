import type { z } from 'zod'
import { phoneNumber } from '../contact.ts'
import { testDriveForm } from './test-drive.ts'

/** The private form asks what the landing form asks, and the phone is required. */
export const privateRideForm = testDriveForm.omit({ totalPrice: true }).extend({ phone: phoneNumber })

/** What either form of a ride yields. */
export type RideForm = Omit<z.infer<typeof testDriveForm>, 'totalPrice'>

/** What either form takes in. */
export type RideSent = Omit<z.input<typeof testDriveForm>, 'totalPrice'>

export const requestOfPrivateRide = (form: RideForm) => ({
  activity: 'efoil-private',
  choice: { foils: form.foilCount, duration: form.duration },
  location: form.location,
  date: form.date,
  time: form.time,
  contact: { name: form.fullName, email: form.email, phone: form.phone },
})
