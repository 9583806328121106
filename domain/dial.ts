import { telOf } from './site.ts'

/** What staff dial for a phone that a guest typed: without the (0) of '+49 (0)170', but for Italy, where it counts. */
export const dialOf = (typed: string): string =>
  telOf(typed.replace(/^(\D*(?:\+|00))(?!39)(.*)\(0\)/, '$1$2'))
