import { describe, expect, it } from 'vitest'
import { api } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { appOfFile } from '#tests/app.ts'
import { type Sample, samples } from './bodies.ts'
import { everyText, hasInvisible, noTexts, texts, unfit } from './corpus.ts'
import { type Path, textFields, withField } from './text-fields.ts'

// Hostile texts in every text field of every call: stored as the same text, or refused with the name of the field, but never a
// 500.

const app = await appOfFile()

type Refused = { errors?: { path: string; message: string }[] }
type Body = Record<string, unknown>
const calls: Record<string, Endpoint> = api
let sent = 0
let stored = 0

/** Texts that are not stored need fewer samples: they are only parsed, compared or dropped. */
const few = new Set([
  texts.script,
  texts['a formula with a program'],
  texts['a direction override'],
  texts.sql,
  texts.names,
  unfit['a header of a mail'],
  unfit['a NUL'],
  unfit['half a character'],
  unfit['very long'],
  unfit.nothing,
])

async function send(sample: Sample, body: unknown) {
  const { method, path } = calls[sample.call]!
  const params = await sample.params?.(app, sent)
  const url = path.replace(/:(\w+)/g, (_, name: string) => params?.[name] ?? '0')
  sent++
  return app.call<Body & Refused>(method, url, { body, as: sample.as })
}

/** `customerInfo.notes` as named in the body, or by its last part. */
const isNamed = (errors: Refused['errors'], path: Path): boolean => {
  const field = path.join('.')
  return (errors ?? []).some(
    ({ path: named }) =>
      named === field || field.endsWith(`.${named}`) || `${named}.`.startsWith(`${field}.`),
  )
}

/** Names of people have no invisible characters, and new usernames only Latin letters. */
const isNameRule = ({ errors }: Refused, text: string): boolean =>
  (errors ?? []).some(
    ({ message }) =>
      (message.startsWith('Invisible characters') && hasInvisible(text)) ||
      (message.startsWith('A username has Latin letters') && /[^A-Za-zÀ-ž\d ._@+'-]/.test(text)),
  )

describe.each(samples)('$call: $what', (sample) => {
  const fields = textFields(calls[sample.call]!.body)

  it('is accepted unchanged', async () => {
    const answer = await send(sample, sample.body(sent))
    expect(sample.call === 'login' ? 401 : answer.status, JSON.stringify(answer.body)).toBeLessThan(
      sample.call === 'login' ? 402 : 300,
    )
  })

  it('keeps hostile text as text or names its field', { timeout: 180_000 }, async () => {
    for (const path of fields) {
      const field = path.join('.')
      const read = sample.stored?.[field]
      for (const [name, text] of everyText) {
        if (!read && !few.has(text as never)) continue
        const body = withField(sample.body(sent), path, text) as Body
        const answer = await send(sample, body)
        const said = `${field} with ${name}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`
        if (answer.status === 400) {
          expect(isNamed(answer.body.errors, path), said).toBe(true)
          if (read && !isNameRule(answer.body, text))
            expect(name in texts && text.length <= 40, said).toBe(false)
        } else if (answer.status >= 300) expect(sample.also ?? [], said).toContain(answer.status)
        else if (read) {
          const there = await read(app, answer.body, body)
          expect(there ?? '', said).toBe(text.trim())
          stored++
        }
      }
    }
  })

  it('refuses values that are no text, or treats them as missing', { timeout: 180_000 }, async () => {
    for (const path of fields)
      for (const value of noTexts) {
        const answer = await send(sample, withField(sample.body(sent), path, value))
        const said = `${path.join('.')} as ${JSON.stringify(value)}: ${answer.status}`
        if (answer.status === 400) expect(answer.body.errors?.length ?? 0, said).toBeGreaterThan(0)
        else if (answer.status >= 300) expect(sample.also ?? [], said).toContain(answer.status)
      }
  })
})

const covered = new Set(samples.map(({ call }) => call))
const others = Object.entries(calls).filter(([name, { body }]) => body !== undefined && !covered.has(name))

describe('every other call with a body', () => {
  it.each(others)('%s never answers 500', { timeout: 120_000 }, async (name, call) => {
    const sample: Sample = { call: name, what: '', as: 'main_admin', body: () => ({}) }
    for (const path of [...textFields(call.body), []])
      for (const value of [...everyText.map(([, text]) => text), ...noTexts]) {
        // The calls must not sign this account out or change its password.
        const answer = await send(sample, withField({}, path, value))
        expect(answer.status, `${path.join('.')}: ${JSON.stringify(value).slice(0, 60)}`).toBeLessThan(500)
        if (answer.status === 400) expect(answer.body.errors?.length ?? 0).toBeGreaterThan(0)
      }
  })
})

describe('what was tried', () => {
  it('is said', () => {
    expect(stored).toBeGreaterThan(500)
    process.stdout.write(`  hostile text: ${sent} bodies sent, ${stored} stored texts read back\n`)
  })
})
