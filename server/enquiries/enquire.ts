import { wallTime } from '#domain/calendar.ts'
import type { EnquiryForm } from '#domain/enquiries/enquiry.ts'
import { type EnquiryKind, enquiryFacts } from '#domain/enquiries/enquiry-kinds.ts'
import { passedPreference } from '#domain/enquiries/passed-preference.ts'
import type { House } from '#domain/house/house.ts'
import { eventText } from '#domain/offers/club.ts'
import { type GuidedQuote, guidedDay, guidedQuote } from '#domain/offers/efoil-experience.ts'
import { refuseField } from '#domain/refusal.ts'
import { site } from '#domain/site.ts'
import { iso } from '../db/columns.ts'
import { type Queries, statement } from '../db/open.ts'
import { newCode } from '../db/random-code.ts'

export type NewEnquiry = {
  kind: EnquiryKind
  fullName: string
  email: string
  phone?: string
  message?: string
  details: Record<string, unknown>
  quoted?: GuidedQuote | undefined
}
export type StoredEnquiry = { id: number; reference: string; promisedUntil: string; totalCents?: number }

type Stored = { id: number; reference: string; promised_until: string; quoted: GuidedQuote | null }

// A repeated request finds the first by its idempotency key, even if the first reply was lost.
const insert = statement('enquire')`
  with stored as (
    insert into enquiries (reference, kind, sector, full_name, email, phone, message, details, promised_until, idempotency_key, created_at, updated_at, quoted)
    values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9::timestamptz, $10, $11::timestamptz, $11::timestamptz, $12::jsonb)
    on conflict (idempotency_key) where idempotency_key is not null do nothing
    returning id, reference, promised_until, quoted)
  select * from stored
  union all select id, reference, promised_until, quoted from enquiries where idempotency_key = $10 and not exists (select 1 from stored)`

/** Stores an enquiry and when its answer is due. */
export async function storeEnquiry(
  db: Queries,
  enquiry: NewEnquiry,
  now: Temporal.Instant,
  idempotencyKey: string | undefined,
): Promise<StoredEnquiry> {
  const { sector } = enquiryFacts[enquiry.kind]
  const minutes = db.house().enquiry.promiseMinutes[enquiry.kind]
  const [row] = await db.run<Stored>(insert, [
    newEnquiryReference(),
    enquiry.kind,
    sector,
    enquiry.fullName,
    enquiry.email,
    enquiry.phone ?? null,
    enquiry.message ?? null,
    JSON.stringify(enquiry.details),
    now.add({ minutes }).toString(),
    idempotencyKey ?? null,
    now.toString(),
    enquiry.quoted ? JSON.stringify(enquiry.quoted) : null,
  ])
  const { id, reference, promised_until, quoted } = row!
  db.effect({ kind: 'feed', change: { type: 'enquiry', id: String(id), sector } })
  const wish = { id, reference, promisedUntil: iso(promised_until) }
  return quoted ? { ...wish, totalCents: quoted.totalCents } : wish
}

/** Refuses a preferred day or time that has passed, by the company's clock because the forms have no place. */
export function refusePassed(form: EnquiryForm, now: Temporal.Instant): void {
  const passed = passedPreference(form, wallTime(now, site.homeZone))
  if (passed) throw refuseField(passed.path, passed.message, 'time_passed')
}

/** Turns a form into an enquiry: fields that all forms share have columns, the rest is stored as JSON. */
export function newEnquiry(house: House, form: EnquiryForm, now: Temporal.Instant): NewEnquiry {
  const { kind, fullName, email, phone, message, ...details } = form
  const asked = form.kind === 'event-place' ? { eventWords: eventWords(house, form.event) } : {}
  const quoted = form.kind === 'efoil-experience' ? quoteOf(house, form, now) : undefined
  return { kind, fullName, email, phone, message, details: { ...details, ...asked }, quoted }
}

type GuidedRequest = Parameters<typeof guidedQuote>[1] & { preferredDate?: string | undefined }

/** The price of a guided session on its preferred day, else today (R-H27). */
function quoteOf(house: House, request: GuidedRequest, now: Temporal.Instant): GuidedQuote {
  const date = guidedDay(request.preferredDate, wallTime(now, site.homeZone).date)
  const quote = guidedQuote(house, request, date)
  if (!quote) throw refuseField('duration', 'This length is not offered. Please choose another one.')
  return quote
}

/** The event in today's words, as the owner may change or remove it (R-H29). */
function eventWords(house: House, id: string): string {
  const words = eventText(house, id)
  if (words === undefined) throw refuseField('event', 'We no longer have this event.')
  return words
}

/** `MQ-7K3Q9X`, so that it is not mistaken for a booking's reference. */
const newEnquiryReference = (): string => `MQ-${newCode(6)}`
