/** Numbers that look random but are the same for the same seed. */
export function chanceOf(seed: number) {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (end: number): number => Math.floor(next() * end)
  return {
    below,
    is: (share: number): boolean => next() < share,
    one: <Thing>(things: readonly Thing[]): Thing => things[below(things.length)]!,
    shuffled: <Thing>(things: readonly Thing[]): Thing[] =>
      things
        .map((thing) => ({ thing, at: next() }))
        .sort((one, other) => one.at - other.at)
        .map(({ thing }) => thing),
  }
}
