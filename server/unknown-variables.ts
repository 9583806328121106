/** So much of a name may be mistyped: two letters swapped count as two. */
const mostEdits = 2
/** Names that others may set for themselves begin otherwise. */
const ownPrefix = /^(STRIPE|TWILIO|SMTP|SMS|JETSKI|RAYFOIL|DATABASE|METRICS|RATE|TRUST)_/

/** One line for each variable that looks like a mistyped one of ours: it would have no effect, and nothing would say so. */
export function unknownVariables(
  env: Record<string, string | undefined>,
  known: readonly string[],
): string[] {
  return Object.keys(env)
    .filter((name) => !known.includes(name) && !isOrdinary.test(name))
    .flatMap((name) => {
      const [nearest] = known
        .map((other) => ({ other, edits: editsBetween(name, other) }))
        .sort((one, two) => one.edits - two.edits)
      const isNear = name.length > 4 && nearest !== undefined && nearest.edits <= mostEdits
      if (!isNear && !ownPrefix.test(name)) return []
      return [`${name} is not a setting and has no effect. Did you mean ${nearest?.other}?`]
    })
}

/** Set by systems, shells and Node. */
const isOrdinary = /^(PATH|HOME|HOSTNAME|NODE_.*|npm_.*|LC_.*|LANG|SHELL|TERM|USER|PWD|OLDPWD|TZ)$/

/** Letters to insert, delete or replace. */
function editsBetween(one: string, two: string): number {
  let row = Array.from({ length: two.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [to, other] of [...two].entries())
      next.push(Math.min(next[to]! + 1, row[to + 1]! + 1, row[to]! + (letter === other ? 0 : 1)))
    row = next
  }
  return row.at(-1)!
}
