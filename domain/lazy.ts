/**
 * Creates a value at first use. For schemas, whose construction costs a phone more than everything else its module does when
 * loaded.
 */
export function lazy<Thing>(make: () => Thing): () => Thing {
  let made: { thing: Thing } | undefined
  return () => {
    made ??= { thing: make() }
    return made.thing
  }
}
