/**
 * What `make` gives, made when it is first asked for. For schemas: to build one costs a phone more than all else that its
 * module does as it is read.
 */
export function lazy<Thing>(make: () => Thing): () => Thing {
  let made: { thing: Thing } | undefined
  return () => {
    made ??= { thing: make() }
    return made.thing
  }
}
