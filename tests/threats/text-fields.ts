import type { z } from 'zod'

/** Path of a text in a body: `['customerInfo', 'notes']`. */
export type Path = readonly string[]

// The parts of zod's definitions that this file walks through.
type Def = {
  type: string
  shape?: Record<string, z.ZodType>
  innerType?: z.ZodType
  in?: z.ZodType
  out?: z.ZodType
  element?: z.ZodType
  valueType?: z.ZodType
  options?: z.ZodType[]
  getter?: () => z.ZodType
}
const defOf = (schema: z.ZodType): Def => (schema as unknown as { _zod: { def: Def } })._zod.def

/** Every text field of a schema, once. Enums are included, as they are sent as text. */
export function textFields(schema: z.ZodType | undefined): Path[] {
  const found = new Map<string, Path>()
  if (schema) walk(schema, [], (path) => found.set(path.join('.'), path))
  return [...found.values()]
}

function walk(schema: z.ZodType, path: Path, seen: (path: Path) => void): void {
  const { type, shape, innerType, in: first, out, element, valueType, options, getter } = defOf(schema)
  if (['string', 'enum', 'unknown', 'any'].includes(type)) seen(path)
  if (shape) for (const [name, part] of Object.entries(shape)) walk(part, [...path, name], seen)
  if (innerType) walk(innerType, path, seen)
  // A preprocess step does not describe its input; its output schema does.
  if (type === 'pipe' && first && out) walk(defOf(first).type === 'transform' ? out : first, path, seen)
  if (element) walk(element, [...path, '0'], seen)
  if (valueType) walk(valueType, [...path, 'anything'], seen)
  for (const option of options ?? []) walk(option, path, seen)
  if (getter) walk(getter(), path, seen)
}

/** The same body with one field changed; missing parents are created. */
export function withField(body: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value
  if (name === '0' || Array.isArray(body)) {
    const items: unknown[] = Array.isArray(body) ? [...body] : []
    items[Number(name)] = withField(items[Number(name)], rest, value)
    return items
  }
  const object = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  return { ...object, [name]: withField(object[name], rest, value) }
}
