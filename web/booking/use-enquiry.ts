import { zodResolver } from '@hookform/resolvers/zod'
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { api } from '#contract/client.ts'
import { wallTime } from '#domain/calendar.ts'
import type { EnquiryForm, EnquirySent } from '#domain/enquiries/enquiry.ts'
import { enquiryForm } from '#domain/enquiries/enquiry.ts'
import { promiseText } from '#domain/enquiries/kinds.ts'
import { call } from '#web/api.ts'
import { formDraft, typedEarly } from '#web/form-drafts.ts'
import { useSending } from '#web/sending.ts'
import { serverClock } from '#web/server-clock.ts'
import { toast } from '#web/ui/toast.tsx'
import { whyFailed } from '#web/why-failed.ts'
import { usePrefilledContact } from './contact-prefill.tsx'
import { useQuietForm } from './quiet-form.tsx'

type Name = FieldPath<EnquirySent>
type Extra = {
  /** The spec's simulated forms answer after this long at least; the storing is real all the same (R-A14). */
  atLeastMs?: number
  /** The dialog of the form is open: it says itself what came; a toast would lie over its buttons and take its Escape. */
  quiet?: boolean
  /** Title where it could not be stored. */
  failed?: string
  /** The entries as they are sent. */
  onSend?: (form: EnquiryForm) => void
}

/** The words where the server was reached and has none. */
const unknown = 'An unknown error occurred. Please try again.'

const somebody = { fullName: '', email: '', phone: '', message: '' }
const contactNames: readonly unknown[] = Object.keys(somebody)

type First = Partial<EnquirySent> & Pick<EnquirySent, 'kind'>

/** A request that a person answers: its form, kept for the tab, sent once, and what came of it. `first`: kind and choices. */
export function useEnquiry(
  first: First,
  { atLeastMs = 0, quiet, failed: title = 'Request failed', onSend }: Extra = {},
) {
  const { form, alive, empty } = useEnquiryForm(first)
  const [failed, setFailed] = useState<string>()
  // As it is when the answer comes: a dialog may be closed while the request is on its way.
  const isQuiet = useRef(quiet)
  useEffect(() => {
    isQuiet.current = quiet
  }, [quiet])
  const tell: typeof toast = (words) => isQuiet.current || toast(words)
  const sending = useSending(async (body: EnquiryForm, idempotencyKey) => {
    const pause = new Promise((resolve) => setTimeout(resolve, atLeastMs))
    const [reply] = await Promise.all([call(api.enquire, { body, idempotencyKey }), pause])
    return reply
  })
  const answer = `We answer ${promiseText(first.kind)}.`

  const thank = (reference: string, body: EnquiryForm) => {
    tell({ title: 'Request sent', text: `Your reference is ${reference}. ${answer}` })
    form.reset({ ...empty, ...chosenIn(body) } as EnquirySent)
  }
  const regret = (error: unknown) => {
    const text = whyFailed(error, unknown)
    tell({ title, text, tone: 'destructive' })
    setFailed(text)
  }
  const send = (body: EnquiryForm) => {
    setFailed(undefined)
    if (hasPassed(body)) {
      form.setError('preferredDate', { message: 'Choose a day from today on' }, { shouldFocus: true })
      return tell(badWords(body))
    }
    onSend?.(body)
    sending.mutate(body, { onSuccess: ({ reference }) => thank(reference, body), onError: regret })
  }

  return {
    form,
    alive,
    sent: sending.data,
    failed: failed === undefined ? undefined : { title, text: failed },
    answer,
    sending: sending.isPending,
    submit: (event: FormEvent) => form.handleSubmit(send, () => tell(badWords(form.getValues())))(event),
    bound: <Field extends Name>(name: Field) => bound(form, name),
  }
}

type State = UseFormReturn<EnquirySent, unknown, EnquiryForm>

/** The form; reload and back do not empty it. */
function useEnquiryForm(first: First) {
  const [empty] = useState(() => ({ ...somebody, ...first }) as EnquirySent)
  const [kept] = useState(() => formDraft(`enquiry:${JSON.stringify(first)}`))
  const { form, alive } = useQuietForm<EnquirySent, EnquiryForm>({
    resolver: zodResolver(enquiryForm),
    defaultValues: { ...empty, ...typedEarly('fullName', 'email', 'phone') },
    reValidateMode: 'onBlur',
  })
  useEffect(() => {
    const before = restored(empty, kept.read())
    if (before) form.reset(before)
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => kept.write(values) })
  }, [form, kept, empty])
  usePrefilledContact((change) => form.reset(change(form.getValues())))
  return { form, alive, empty }
}

/**
 * A field with its error, which goes as soon as it is being mended. Leaving the field for the submit button does not
 * validate it: a line that comes or goes would move the button from under the pointer.
 */
function bound<Field extends Name>(form: State, name: Field) {
  const field = form.register(name, { onChange: () => form.clearErrors(name) })
  const onBlur = (event: FocusEvent<HTMLElement>) =>
    event.relatedTarget?.matches('[type="submit"]') ? undefined : field.onBlur(event)
  return { ...field, onBlur, error: form.getFieldState(name, form.formState).error?.message }
}

export type Enquiry = ReturnType<typeof useEnquiry>

/** The toast of a form with something missing; where all is there, what is wrong stands at the field. */
function badWords({ fullName, email, phone }: { fullName: string; email: string; phone: string }) {
  const words = [fullName, email, phone].some((entry) => entry.trim() === '')
    ? { title: 'Missing information', text: 'Please fill out all required fields' }
    : { title: 'Please check your details', text: 'The marked fields need a change.' }
  return { ...words, tone: 'destructive' as const }
}

/** The page goes on showing the chosen package and its people when the rest is cleared. */
const chosenIn = (body: EnquiryForm) =>
  'package' in body ? { package: body.package, people: body.people } : {}

const hasPassed = (body: EnquiryForm): boolean =>
  'preferredDate' in body &&
  body.preferredDate !== undefined &&
  body.preferredDate < wallTime(serverClock.instant(), 'Europe/Tallinn').date

const draft = z.record(z.string(), z.union([z.string(), z.number()]))

/** Entries of before, unless a choice among them is no longer offered; half-typed contact is welcome. */
function restored(empty: EnquirySent, stored: unknown): EnquirySent | undefined {
  const before = draft.safeParse(stored)
  if (!before.success || before.data.kind !== empty.kind) return undefined
  const entries = { ...empty, ...before.data } as EnquirySent
  const issues = enquiryForm.safeParse(entries).error?.issues ?? []
  return issues.every(({ path }) => contactNames.includes(path[0])) ? entries : undefined
}
