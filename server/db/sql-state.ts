/** The SQLSTATE of a database error, even one wrapped by Drizzle; undefined for any other error. */
export function sqlStateOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)) return error.code
  return 'cause' in error ? sqlStateOf(error.cause) : undefined
}

/** The constraint that a database error names. */
export function constraintOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint
  return 'cause' in error ? constraintOf(error.cause) : undefined
}
