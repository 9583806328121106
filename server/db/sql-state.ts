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

/**
 * SQLSTATEs of a statement that may succeed a moment later: connection lost (08), out of resources (53), shutting down or
 * starting (57P0x), cancelled by a time-out (57014, 55P03, 25P03, 25P04), read-only after a failover (25006), serialization
 * failure or deadlock (40).
 */
const awayStates = /^(08...|53...|57P0\d|57014|55P03|25P0[34]|25006|40001|40P01)$/
/** After these the connection is useless: it has ended, or its server no longer accepts writes. */
const lostStates = /^(08...|57P0\d|25P0[34]|25006)$/

const awayCodes =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** The driver's own errors have no code, so their messages are matched. */
const awayWords =
  /^(timeout expired|Query read timeout|Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/

/** Whether the database could not be reached or gave up in time: a retry may succeed. */
export function isUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if ('code' in error && (awayCodes.test(String(error.code)) || awayStates.test(String(error.code))))
    return true
  if (error instanceof Error && awayWords.test(error.message)) return true
  return 'cause' in error && isUnavailable(error.cause)
}

/** Whether a connection must not be used again after this error. */
export function breaksConnection(error: unknown): boolean {
  const state = sqlStateOf(error)
  return state === undefined || lostStates.test(state)
}
