import { z } from 'zod'
import { defaultWake, mostWakePeople, wakeDurations } from '#domain/activities/wake-surf.ts'
import type { BookingRequest } from '#domain/booking/plan.ts'
import { clockTime, isoDate } from '#domain/calendar.ts'
import { emailAddress, paragraph, personName, phoneNumber } from '#domain/contact.ts'

/** What a wake session must have. That so many people fit into the duration is a matter of its own: `wakePeopleBar`. */
export const wakeForm = z.object({
  duration: z.enum(wakeDurations),
  people: z.int().min(1).max(mostWakePeople),
  sauna: z.boolean(),
  date: isoDate,
  time: clockTime,
  fullName: personName,
  email: emailAddress,
  phone: phoneNumber,
  specialRequests: paragraph(2000),
})
export type WakeForm = z.output<typeof wakeForm>

/** The same while it is being filled in. */
export const wakeEntries = wakeForm.extend({
  date: z.string(),
  time: z.string(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  specialRequests: z.string(),
})
export type WakeEntries = z.output<typeof wakeEntries>

export const emptyWake: WakeEntries = {
  duration: defaultWake,
  people: 2,
  sauna: false,
  date: '',
  time: '',
  fullName: '',
  email: '',
  phone: '',
  specialRequests: '',
}

export const requestOfWake = (form: WakeForm): BookingRequest => ({
  activity: 'wake-surf',
  choice: { duration: form.duration, people: form.people, sauna: form.sauna },
  location: 'tallinn',
  date: form.date,
  time: form.time,
  notes: form.specialRequests || undefined,
  contact: { name: form.fullName, email: form.email, phone: form.phone },
})
