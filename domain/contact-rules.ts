// Rules for contacts as plain functions, so that booking forms need no schema library. The schemas of contact.ts use the same
// patterns and messages; contact-rules.test.ts checks that both agree.

export const maxNotes = 2000

// A line break in a name could become a mail header; NUL bytes and lone surrogates cannot be stored. All are refused rather than
// repaired.
export const isOneLine = (text: string): boolean => !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(text)
export const isPlainText = (text: string): boolean => !/[^\P{Cc}\n\r\t]|\p{Cs}/u.test(text)

export const patterns = {
  /**
   * Staff address people by name and search for it, so no invisible or blank characters, except the joiners and U+FE0F of emoji,
   * Persian and Indic names; `personName` removes them elsewhere.
   */
  name: /^([^\p{Cf}\p{DI}\u2800](\p{Join_C}|\ufe0f)*)*$/u,
  /** The same as zod's. */
  email:
    /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/,
  /**
   * At least eight characters; a single pattern, so that a phone number has one error. Numbers copied from contacts and search
   * results may contain any dash, U+202A and U+202C.
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

/** Returns the error message for a text, undefined if it is valid. */
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
  if (text.length > maxNotes) return sentences.tooLong(maxNotes)
  return isPlainText(text) ? undefined : sentences.notPlain
}
