import { z } from 'zod'
import { enquiryForm, passedWish } from '#domain/enquiries/enquiry.ts'

/** The form is what the call takes, less its kind. */
const request = enquiryForm.options[0].omit({ kind: true, message: true })
export type ExperienceRequest = z.output<typeof request>

export const experienceEntries = z.object({
  duration: z.string(),
  participants: z.number().optional(),
  preferredDate: z.string(),
  preferredTime: z.string(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  specialRequests: z.string(),
})
export type ExperienceEntries = z.infer<typeof experienceEntries>

export const nothingEntered: ExperienceEntries = {
  duration: '',
  participants: undefined,
  preferredDate: '',
  preferredTime: '',
  fullName: '',
  email: '',
  phone: '',
  specialRequests: '',
}

export type ExperienceErrors = Partial<Record<keyof ExperienceEntries, string>>

const chosen: ExperienceErrors = {
  duration: 'Please choose a duration',
  participants: 'Please choose how many you are',
}

/** What the entries ask for, or what is wrong with them; `here`: the clock of the place, once it is known. */
export function readEntries(
  entries: ExperienceEntries,
  here: { date: string; time: string } | undefined,
): { request: ExperienceRequest } | { errors: ExperienceErrors } {
  const read = request.safeParse(entries)
  if (!read.success) return { errors: errorsOf(read.error) }
  const passed = here && passedWish(read.data, here)
  return passed ? { errors: { [passed.path]: passed.message } } : { request: read.data }
}

function errorsOf({ issues }: z.ZodError): ExperienceErrors {
  const errors: ExperienceErrors = {}
  for (const { path, message } of issues) {
    const name = path[0] as keyof ExperienceEntries
    errors[name] ??= chosen[name] ?? message
  }
  return errors
}

/** The spec's toast where something is missing; where all is filled in, what is wrong with it. */
export function wordsOf(
  errors: ExperienceErrors,
  entries: ExperienceEntries,
): { title: string; text: string } {
  const names = Object.keys(errors) as (keyof ExperienceEntries)[]
  const missing = names.some((name) => String(entries[name] ?? '').trim() === '')
  return missing
    ? { title: 'Missing information', text: 'Please fill out all required fields' }
    : { title: 'Please check your details', text: names.map((name) => errors[name]).join(' ') }
}
