import { sentenceOf } from './call.ts'

const away = 'We could not be reached. Check the connection and try again.'

/** Why a call failed, if the spec has no text for it: the server's sentence, that the server was not reached, or `otherwise`. */
export const whyFailed = (error: unknown, otherwise = 'Something went wrong. Please try again.'): string =>
  asSentence(sentenceOf(error, error instanceof TypeError ? away : otherwise))

/** Ends the text as a sentence: the texts of field rules have no full stop. */
export const asSentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`)
