// What booking pages hand to their confirm pages through the browser, each under a key of the spec, is checked by plain
// functions: a page brings those of its own draft only (stored-group.ts, stored-ride.ts, stored-jetskis.ts), and no schemas.

/** A value from browser storage, its fields unchecked. */
export type Stored = Readonly<Record<string, unknown>>

export const isText = (value: unknown): value is string => typeof value === 'string'
export const isOneOf = (value: unknown, values: readonly unknown[]): boolean => values.includes(value)
export const isCount = (value: unknown, most: number): boolean =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most
export const isMissingOr = (value: unknown, is: (value: unknown) => boolean): boolean =>
  value === undefined || is(value)
export const hasTexts = (value: unknown, names: readonly string[]): boolean =>
  typeof value === 'object' &&
  value !== null &&
  names.every((name) => isMissingOr((value as Stored)[name], isText))
