export type OutgoingSms = { to: string; text: string; messageId: number }

/** Hands a text to the provider and answers what that calls it. Throws SmsFailure when it was not, or perhaps not, taken. */
export type SendSms = (sms: OutgoingSms) => Promise<{ providerId: string }>

/**
 * `later`: not taken, worth another try. `refused`: not taken, and never will be. `unknown`: nobody answered after it was
 * handed over, so it may have gone out.
 */
export type SmsFailureKind = 'later' | 'refused' | 'unknown'

export class SmsFailure extends Error {
  readonly kind: SmsFailureKind
  constructor(kind: SmsFailureKind, words: string) {
    super(words)
    this.name = 'SmsFailure'
    this.kind = kind
  }
}

export const mayHaveGone = 'nobody answered after it was handed over: it may have gone out'

/** The same where somebody waits for the answer. */
export const mayHaveGoneSentence =
  'Nobody answered after the text was handed over: it may have gone out. Please ask before you send it again.'
