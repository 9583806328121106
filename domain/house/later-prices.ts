/** What has prices of its own and, in `later`, all of them from days (`yyyy-MM-dd`) to come. */
type Dated = { later?: readonly { from: string }[] | undefined }
type Priced<One> = { before: One; one: One; keys: readonly (keyof One)[] }

/** Whether any of the prices is another than before; the order of the parts does not count. */
export const changesAny = <One>({ before, one, keys }: Priced<One>): boolean =>
  keys.some((key) => figures(before[key]) !== figures(one[key]))

const figures = (price: unknown): string =>
  JSON.stringify(price !== null && typeof price === 'object' ? Object.entries(price).sort() : price)

/** With the prices of before until a day, and its own from that day on. The same object where none changes. */
export function laterOf<One extends Dated>(priced: Priced<One>, day: string): One {
  if (!changesAny(priced)) return priced.one
  const { before, one, keys } = priced
  const of = (side: One) => Object.fromEntries(keys.map((key) => [key, side[key]]))
  const others = (one.later ?? []).filter(({ from }) => from !== day)
  const later = [...others, { from: day, ...of(one) }].sort((a, b) => (a.from < b.from ? -1 : 1))
  return { ...one, ...of(before), later }
}

/** With the prices of a day: those of the last change that has begun, and what is still to come. The same object where none has. */
export function inForce<One extends Dated>(one: One, day: string): One {
  const { later = [], ...rest } = one
  const begun = later.filter(({ from }) => from <= day)
  if (begun.length === 0) return one
  const { from: _, ...prices } = begun.reduce((last, other) => (last.from > other.from ? last : other))
  const coming = later.filter(({ from }) => from > day)
  return { ...rest, ...prices, ...(coming.length > 0 ? { later: coming } : {}) } as One
}
