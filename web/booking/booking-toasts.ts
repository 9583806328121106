import { toast } from '#web/ui/toast.tsx'

// Toasts of the booking pages, as specified for each page; only those of `wrong` are ours.

type Words = { title: string; text: string }

const missing = { title: 'Missing information', text: 'Please fill in all required fields' }
const missingInformation = { title: 'Missing Information', text: 'Please fill in all required fields' }
const future = { title: 'Invalid Time', text: "Please select a future time for today's booking" }
const processing = {
  title: 'Booking Failed',
  text: 'There was an error processing your booking. Please try again.',
}

/** `missing`: a field is empty; `passed`: the start has passed; `noSelection`: no choice is stored; `failed`: not sent. */
export const bookingWords = {
  testDrive: {
    missing,
    failed: { title: 'Booking failed', text: 'Something went wrong. Please try again.' },
  },
  privateRide: {
    missing,
    passed: { title: 'Invalid time', text: 'Cannot book a time that has already passed' },
    failed: processing,
  },
  wakeSurf: { missing: missingInformation, passed: future, failed: processing },
  rental: { missing, passed: future, failed: processing },
  jetskiForm: {
    missing: missingInformation,
    passed: future,
    noSelection: {
      title: 'Selection Error',
      text: 'Please go back and select your jetski again',
    },
    failed: {
      title: 'Booking Failed',
      text: 'There was an error submitting your booking. Please try again.',
    },
  },
  jetskiConfirm: { failed: { title: 'Booking Failed', text: 'Something went wrong. Please try again.' } },
  /** The guided session, and requests that a person answers. */
  enquiry: { missing: { title: 'Missing information', text: 'Please fill out all required fields' } },
} as const satisfies Record<string, Partial<Record<'missing' | 'passed' | 'failed' | 'noSelection', Words>>>

export const refuse = (words: Words): void => toast({ ...words, tone: 'destructive' })

/** `missing` when a field is empty; otherwise the first error. */
export function wordsOfErrors<Entries extends object>(
  errors: { readonly [Name in keyof Entries]?: string },
  entries: Entries,
  missing: Words,
): Words {
  const names = Object.keys(errors) as (keyof Entries)[]
  const isEmpty = names.some((name) => !entries[name] || String(entries[name]).trim() === '')
  return isEmpty ? missing : { title: 'Please check your details', text: errors[names[0]!]! }
}
