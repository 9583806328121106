import { isClockTime, isIsoDate } from '#domain/calendar.ts'
import { emailProblem, isOneLine, nameProblem, phoneProblem } from '#domain/contact-rules.ts'
import { findLocation } from '#domain/locations.ts'

// What checkout needs of a stored draft, checked by plain functions: the schema of domain/booking/pending.ts and its library
// weigh three times as much as the page's own code. The server checks all of it; usable-draft.test.ts holds the two together.

type Stored = Readonly<Record<string, unknown>>
type Rule = (value: unknown) => boolean

const isLine =
  (most: number): Rule =>
  (value) =>
    typeof value === 'string' && value.length <= most && isOneLine(value)
const fits =
  (problem: (text: string) => string | undefined): Rule =>
  (value) =>
    typeof value === 'string' && problem(value) === undefined
const orMissing =
  (is: Rule): Rule =>
  (value) =>
    value === undefined || value === null || value === '' || is(value)

const isName = orMissing(fits(nameProblem))
const isEmail = orMissing(fits(emailProblem))
const isPhone = orMissing(fits(phoneProblem))

const rules: Record<string, Rule> = {
  bookingType: isLine(40),
  service: orMissing(isLine(120)),
  date: isIsoDate,
  time: isClockTime,
  location: (value) => typeof value === 'string' && findLocation(value) !== undefined,
  duration: isLine(40),
  quantity: (value) => value === undefined || Number.isFinite(Number(value)),
  name: isName,
  email: isEmail,
  phone: isPhone,
  customerInfo: (value) =>
    value === undefined ||
    (isRecord(value) && isName(value.fullName) && isEmail(value.email) && isPhone(value.phone)),
}

export const isRecord = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a stored draft can be shown and booked. */
export const isUsable = (draft: Stored): boolean =>
  Object.entries(rules).every(([name, is]) => is(draft[name]))
