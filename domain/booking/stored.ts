// What booking pages pass to their confirm pages through browser storage is checked by plain functions rather than schemas, so
// that a page loads only the code of its own draft (stored-group.ts, stored-ride.ts, stored-jetskis.ts).

/** An unchecked value from browser storage. */
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
