import { sentenceOf } from './call.ts'

const away = 'We could not be reached. Check the connection and try again.'

/** Why a call failed, where the spec has no words for it: the server's, or that it was not reached, or `otherwise`. */
export const whyFailed = (error: unknown, otherwise = 'Something went wrong. Please try again.'): string =>
  ended(sentenceOf(error, error instanceof TypeError ? away : otherwise))

/** Ready for another sentence after it: the words of a field's rule have no full stop. */
export const ended = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`)
