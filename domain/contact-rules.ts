// What a contact must be, as plain functions: a booking form checks by them without a schema library. The schemas of
// contact.ts are built from the same patterns and sentences; contact-rules.test.ts holds the two together.

export const mostNotes = 2000

// A line break in a name would become a header in a mail; a NUL byte or half a character cannot be stored: all are
// refused, not repaired.
export const isOneLine = (text: string): boolean => !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(text)
export const isPlainText = (text: string): boolean => !/[^\P{Cc}\n\r\t]|\p{Cs}/u.test(text)

export const patterns = {
  /** Staff call people by it and search for it: no invisible characters in it, nor blank ones. */
  name: /^[^\p{Cf}\p{DI}\u2800]*$/u,
  /** As zod has it. */
  email:
    /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/,
  /**
   * At least eight characters; one pattern, so that a phone number has one error. Any dash, U+202A and U+202C come with
   * numbers that are copied from contacts and search results.
   */
  phone: /^[\d\s()+./\p{Pd}\u202a\u202c]{8,}$/u,
}

export const sentences = {
  tooLong: (most: number) => `At most ${most} characters`,
  notOneLine: 'Line breaks and control characters are not allowed',
  notPlain: 'Control characters are not allowed',
  invisible: 'Invisible characters are not allowed in a name',
  shortName: 'Name must be at least 2 characters',
  email: 'Please enter a valid email address',
  phone: 'Please enter a valid phone number',
}

/** The error message for a text; undefined when it is fine. */
type Rule = (text: string) => string | undefined

const line =
  (most: number, rule: Rule): Rule =>
  (text) => {
    if (text.length > most) return sentences.tooLong(most)
    return isOneLine(text) ? rule(text.trim()) : sentences.notOneLine
  }

export const nameProblem = line(120, (name) => {
  if (!patterns.name.test(name)) return sentences.invisible
  return name.length < 2 ? sentences.shortName : undefined
})

export const emailProblem = line(254, (email) => (patterns.email.test(email) ? undefined : sentences.email))

export const phoneProblem = line(40, (phone) => (patterns.phone.test(phone) ? undefined : sentences.phone))

export const notesProblem: Rule = (text) => {
  if (text.length > mostNotes) return sentences.tooLong(mostNotes)
  return isPlainText(text) ? undefined : sentences.notPlain
}
