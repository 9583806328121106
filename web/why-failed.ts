import { sentenceOf } from './api.ts'

const away = 'We could not be reached. Check the connection and try again.'

/** Why a call failed, where the spec has no words for it: the server's, or that it was not reached, or `otherwise`. */
export const whyFailed = (error: unknown, otherwise = 'Something went wrong. Please try again.'): string =>
  sentenceOf(error, error instanceof TypeError ? away : otherwise)
