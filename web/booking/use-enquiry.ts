import { useEffect, useRef, useState } from 'react'
import { api } from '#contract/client.ts'
import { wallTime } from '#domain/calendar.ts'
import { type EnquiryForm, type EnquirySent, enquiryForm } from '#domain/enquiries/enquiry.ts'
import { passedPreference } from '#domain/enquiries/passed-preference.ts'
import { promiseText } from '#domain/enquiries/promise.ts'
import { site } from '#domain/site.ts'
import { call } from '#web/call.ts'
import { formDraft } from '#web/form-drafts.ts'
import { useHouse } from '#web/house-on-page.ts'
import { useSending } from '#web/sending.ts'
import { serverClock } from '#web/server-clock.ts'
import { toast } from '#web/ui/toast.tsx'
import { whyFailed } from '#web/why-failed.ts'
import { useBookingForm } from './booking-form.ts'
import type { Errors } from './use-form.ts'

type Extra = {
  /** The spec's simulated forms answer after at least this long; the request is really stored (R-A14). */
  atLeastMs?: number
  /** The form's dialog is open and shows the result itself; a toast would cover its buttons and catch its Escape. */
  quiet?: boolean
  /** Title of the toast after a failure. */
  failed?: string
  /** Called with the body that is sent. */
  onSend?: (form: EnquiryForm) => void
}

/** Shown when the server's answer has no text. */
const unknown = 'An unknown error occurred. Please try again.'

const noContact = { fullName: '', email: '', phone: '', message: '' }
const contactNames: readonly PropertyKey[] = Object.keys(noContact)

/** The fields of every kind; `first` decides which of them a form has. */
type Entries = typeof noContact & {
  kind: EnquirySent['kind']
  package?: string
  preferredDate?: string
  people?: number
  company?: string
  experience?: string
  event?: string
}
export type FirstEnquiry = Pick<Entries, 'kind'> & Partial<Entries>

/** A request that a person answers: its form, stored for the tab, sent once, and its result. `first`: kind and choices. */
export function useEnquiry(
  first: FirstEnquiry,
  { atLeastMs = 0, quiet, failed: title = 'Request failed', onSend }: Extra = {},
) {
  const [empty] = useState((): Entries => ({ ...noContact, ...first }))
  const [draft] = useState(() => formDraft(`enquiry:${JSON.stringify(first)}`))
  // A page may have several requests, each with its own idempotency key.
  const [attempt] = useState(() => formDraft(`attempt:${JSON.stringify(first)}`))
  const [failed, setFailed] = useState<string>()
  // Read when the answer comes: the dialog may be closed while the request is sent.
  const isQuiet = useRef(quiet)
  useEffect(() => {
    isQuiet.current = quiet
  }, [quiet])
  const tell: typeof toast = (words) => isQuiet.current || toast(words)
  const form = useBookingForm<Entries>({
    first: empty,
    draft: { read: () => usable(empty, draft.read()), write: draft.write },
    check: errorsOf,
    onRefused: (_errors, entries) => tell(badWords(entries)),
  })
  const sending = useSending(async (body: EnquiryForm, idempotencyKey) => {
    const pause = new Promise((resolve) => setTimeout(resolve, atLeastMs))
    const [reply] = await Promise.all([call(api.enquire, { body, idempotencyKey }), pause])
    return reply
  }, attempt)
  const answer = `We answer ${promiseText(useHouse(), first.kind)}.`

  const onSent = (reference: string, body: EnquiryForm) => {
    tell({ title: 'Request sent', text: `Your reference is ${reference}. ${answer}` })
    form.reset({ ...empty, ...chosenIn(body) })
  }
  const onFailed = (error: unknown) => {
    const text = whyFailed(error, unknown)
    tell({ title, text, tone: 'destructive' })
    setFailed(text)
  }
  const send = (entries: Entries) => {
    const body = enquiryForm.parse(entries)
    setFailed(undefined)
    onSend?.(body)
    sending.mutate(body, { onSuccess: ({ reference }) => onSent(reference, body), onError: onFailed })
  }

  return {
    form,
    sent: sending.data,
    failed: failed === undefined ? undefined : { title, text: failed },
    answer,
    sending: sending.isPending,
    submit: form.submit(send),
  }
}

export type Enquiry = ReturnType<typeof useEnquiry>

function errorsOf(entries: Entries): Errors<Entries> {
  const issues = enquiryForm.safeParse(entries).error?.issues ?? []
  const passed = passedPreference(entries, wallTime(serverClock.instant(), site.homeZone))
  // In the order of the fields on the page; a field shows its first error.
  const errors: Record<string, string> = {}
  for (const { path, message } of issues) errors[String(path[0])] ??= message
  if (passed) errors[passed.path] ??= passed.message
  return errors as Errors<Entries>
}

/** The toast of an incomplete form; other errors are shown at their field. */
function badWords({ fullName, email, phone }: Entries) {
  const words = [fullName, email, phone].some((entry) => entry.trim() === '')
    ? { title: 'Missing information', text: 'Please fill out all required fields' }
    : { title: 'Please check your details', text: 'The marked fields need a change.' }
  return { ...words, tone: 'destructive' as const }
}

/** Keeps the chosen package and its number of people when the rest is cleared. */
const chosenIn = (body: EnquiryForm) =>
  'package' in body ? { package: body.package, people: body.people } : {}

/** Stored entries, unless one of their choices is no longer offered; a half-typed contact is fine. */
function usable(empty: Entries, stored: unknown): unknown {
  const entries = { ...empty, ...(stored as Partial<Entries> | undefined) }
  const issues = enquiryForm.safeParse(entries).error?.issues ?? []
  const isOurs = stored !== undefined && entries.kind === empty.kind
  return isOurs && issues.every(({ path }) => contactNames.includes(path[0]!)) ? entries : undefined
}
