/** Prices, and in `later` complete price lists that replace them from a day (`yyyy-MM-dd`) on. */
type Dated = { later?: readonly { from: string }[] | undefined }
type Priced<One> = { before: One; one: One; keys: readonly (keyof One)[] }

/** Whether any price has changed, ignoring the order of keys. */
export const changesAny = <One>({ before, one, keys }: Priced<One>): boolean =>
  keys.some((key) => figures(before[key]) !== figures(one[key]))

const figures = (price: unknown): string =>
  JSON.stringify(price !== null && typeof price === 'object' ? Object.entries(price).sort() : price)

/**
 * The prices of `before` until a day (`yyyy-MM-dd`), the changed ones from then on. Unchanged prices keep what is planned for
 * them; a later date keeps the change unless it sets that price itself. Returns the same object if no price changes.
 */
export function laterOf<One extends Dated>(priced: Priced<One>, day: string): One {
  if (!changesAny(priced)) return priced.one
  const { before, one, keys } = priced
  const of = (side: One) => Object.fromEntries(keys.map((key) => [key, side[key] as Prices]))
  const days = (one.later ?? []).toSorted((a, b) => (a.from < b.from ? -1 : 1))
  let was: Prices = of(inForce({ ...one, ...of(before) }, day))
  let now = withChanges(was, { before: of(before), after: of(one) })
  const later: object[] = [...days.filter(({ from }) => from < day), { from: day, ...(now as object) }]
  for (const { from, ...prices } of days.filter((other) => other.from > day)) {
    now = withChanges(now, { before: was, after: prices })
    was = prices
    later.push({ from, ...(now as object) })
  }
  return { ...one, ...of(before), later }
}

type Prices = number | { readonly [part: string]: Prices }

/** `prices`, except that those that differ between `before` and `after` are taken from `after`. */
function withChanges(prices: Prices, { before, after }: { before: Prices; after: Prices }): Prices {
  if (typeof prices === 'number' || typeof before === 'number' || typeof after === 'number')
    return before === after ? prices : after
  const parts = Object.entries(after).map(([part, price]) => [
    part,
    withChanges(prices[part] ?? price, { before: before[part] ?? price, after: price }),
  ])
  return Object.fromEntries(parts)
}

/**
 * The prices on a day: those of the last change that has begun, with the ones still to come in `later`. The same object if none
 * has begun.
 */
export function inForce<One extends Dated>(one: One, day: string): One {
  const { later = [], ...rest } = one
  const begun = later.filter(({ from }) => from <= day)
  if (begun.length === 0) return one
  const { from: _, ...prices } = begun.reduce((last, other) => (last.from > other.from ? last : other))
  const coming = later.filter(({ from }) => from > day)
  return { ...rest, ...prices, ...(coming.length > 0 ? { later: coming } : {}) } as One
}
