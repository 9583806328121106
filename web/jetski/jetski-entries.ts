import { notesProblem } from '#domain/contact-rules.ts'
import { contactErrors } from '#web/booking/booking-form.ts'
import { onlyDefined } from '#web/booking/use-form.ts'
import { noContact } from '#web/form-drafts.ts'

// The entries of both jetski forms, and their errors.

export const noEntries = { date: '', time: '', people: 1, isFirstTime: false, ...noContact, notes: '' }
export type JetskiEntries = typeof noEntries

export const jetskiErrors = (entries: JetskiEntries) =>
  onlyDefined({
    date: entries.date === '' ? 'Please select a date' : undefined,
    time: entries.time === '' ? 'Please select a time' : undefined,
    ...contactErrors(entries),
    notes: notesProblem(entries.notes),
  })

/** The number of people to use: 1 if more than the machines carry. */
export const peopleFor = (people: number, seats: number): number => (people > seats ? 1 : people)
