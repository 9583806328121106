import { telLink } from './site.ts'

/** The number that staff dial for a phone as typed: without the (0) of '+49 (0)170', except for Italy, where it counts. */
export const dialOf = (typed: string): string =>
  telLink(typed.replace(/^(\D*(?:\+|00))(?!39)(.*)\(0\)/, '$1$2'))
