import { z } from 'zod'
import { emailAddress, paragraph, personName, phoneNumber } from '#domain/contact.ts'
import { clockTime, isoDate } from '#domain/start-fields.ts'

// What both jetski forms ask, and what they say when it is wrong.

export const entriesSchema = z.object({
  date: z.string().min(1, 'Please select a date').pipe(isoDate),
  time: z.string().min(1, 'Please select a time').pipe(clockTime),
  people: z.int('Please enter number of participants').min(1, 'Please enter number of participants'),
  isFirstTime: z.boolean(),
  fullName: personName,
  email: emailAddress,
  phone: phoneNumber,
  notes: paragraph(2000).transform((text) => (text === '' ? undefined : text)),
})
export type Entries = z.output<typeof entriesSchema>

/** The same while it is being typed. */
export const typedEntries = z.object({
  date: z.string(),
  time: z.string(),
  people: z.number(),
  isFirstTime: z.boolean(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  notes: z.string(),
})
export type TypedEntries = z.infer<typeof typedEntries>

export const noEntries: TypedEntries = {
  date: '',
  time: '',
  people: 1,
  isFirstTime: false,
  fullName: '',
  email: '',
  phone: '',
  notes: '',
}

/** The fields that must be filled in, in the order of the page. */
export const required = ['date', 'time', 'fullName', 'email', 'phone'] as const

/** Whether something is missing, as against filled in wrongly. */
export const isMissing = (bad: object, typed: Partial<Record<keyof Entries, unknown>>): boolean =>
  required.some((name) => name in bad && String(typed[name] ?? '').trim() === '')

/** Number of people that counts: above what the machines carry it is 1 again. */
export const peopleFor = (people: number, seats: number): number => (people > seats ? 1 : people)
