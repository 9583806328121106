import type { z } from 'zod'
import { counted } from './counted.ts'

type Issue = Parameters<z.core.$ZodErrorMap>[0]

const typeWords: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
}

const formatWords: Record<string, string> = {
  date: 'a day, as 2026-07-01',
  time: 'a time, as 10:30',
  datetime: 'a moment, as 2026-07-01T10:30:00Z',
  email: 'an e-mail address',
  url: 'a web address',
  uuid: 'an id of this system',
}

/** More choices than a sentence can name. */
const maxNamed = 12

/**
 * The error message of a field, with its name, for fields whose schema has no message of its own; `undefined` leaves it to zod.
 */
export function fieldSentence(issue: Issue): string | undefined {
  const rule = ruleOf(issue)
  return rule && `${nameOf(issue.path ?? [])} ${rule}.`
}

/** The field's path in quotes, as in the request: 'choice.boards'. */
function nameOf(path: readonly PropertyKey[]): string {
  return path.length > 0 ? `'${path.join('.')}'` : 'The request'
}

function ruleOf(issue: Issue): string | undefined {
  if (issue.input === undefined && (issue.code === 'invalid_type' || issue.code === 'invalid_value'))
    return 'is missing'
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${typeWords[issue.expected] ?? 'of another kind'}`
    case 'invalid_value':
      return oneOf(issue.values)
    case 'invalid_format':
      return issue.format in formatWords ? `must be ${formatWords[issue.format]}` : 'has the wrong format'
    case 'too_small':
      return sizeRule(issue.origin, 'at least', Number(issue.minimum))
    case 'too_big':
      return sizeRule(issue.origin, 'at most', Number(issue.maximum))
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`
    case 'unrecognized_keys':
      return `has fields that do not exist: ${issue.keys.slice(0, maxNamed).join(', ')}`
    case 'invalid_union':
      return Array.isArray(issue.options) ? oneOf(issue.options) : 'is not allowed here'
    case 'invalid_key':
      return 'is not a name that is allowed here'
  }
  return undefined
}

const oneOf = (values: readonly unknown[]): string =>
  values.length > maxNamed ? 'is not one of the choices' : `must be ${listed(values)}`

const listed = (values: readonly unknown[]): string =>
  values.length > 1 ? `one of ${values.join(', ')}` : String(values[0])

function sizeRule(origin: string, bound: string, size: number): string {
  if (origin === 'string') return `must have ${bound} ${counted(size, 'character')}`
  if (origin === 'array') return `must have ${bound} ${counted(size, 'entry', 'entries')}`
  return `must be ${bound} ${size}`
}
