import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { api } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { readConfig } from '#server/config.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

type Service = {
  environment?: Record<string, string | number>
  ports?: string[]
  read_only?: boolean
  networks?: string[]
  cap_drop?: string[]
  stop_grace_period?: string
}
const { services } = parse(read('deploy/compose.yaml')) as { services: Record<string, Service> }
const example = parseEnv(read('deploy/example.env')) as Record<string, string>

/** A value as compose computes it: `${NAME:-else}`, `${NAME:+if set}` and `${NAME:?what is missing}`, also nested. */
function filledIn(value: string | number, env: Record<string, string>): string {
  const text = String(value)
  const after = text.replaceAll(
    /\$\{(\w+):([-+?])([^{}]*)\}/g,
    (_, name: string, kind: string, other: string) => {
      if (kind === '+') return env[name] ? other : ''
      if (env[name]) return env[name]
      if (kind === '?') throw new Error(`${name}: ${other}`)
      return other
    },
  )
  return after === text ? text : filledIn(after, env)
}
const appEnv = (env: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(services.app!.environment!).map(([name, value]) => [name, filledIn(value, env)]),
  )
const filled = { ...example, POSTGRES_PASSWORD: 'secret', METRICS_TOKEN: 'a token of the watchers' }

describe('compose', () => {
  it('gives the server valid settings: no demo, one proxy, PostgreSQL, payment on site', () => {
    const config = readConfig(appEnv(filled))
    expect(config).toMatchObject({
      publicUrl: 'https://localhost',
      demo: false,
      trustProxy: 1,
      database: { kind: 'postgres', url: 'postgres://merelend:secret@db/merelend' },
      payments: { kind: 'on_site' },
      mail: { kind: 'smtp', url: 'smtp://mail:1025' },
    })
    const open = { PUBLIC_URL: 'https://merelend.example' }
    expect(readConfig(appEnv({ ...filled, ...open }))).toMatchObject({ publicUrl: open.PUBLIC_URL })
  })

  it('does not start with a real mail server and the mail catcher’s made-up sender', () => {
    const mailed = { ...filled, SMTP_URL: 'smtp://mail.shop.example:587' }
    expect(() => readConfig(appEnv(mailed))).toThrow('MAIL_FROM')
    const from = 'Shop <hello@shop.example>'
    expect(readConfig(appEnv({ ...mailed, MAIL_FROM: from })).mail).toMatchObject({ from })
  })

  it('does not start without a database password', () => {
    expect(() => appEnv(example)).toThrow('POSTGRES_PASSWORD')
  })

  it('passes on every setting of the server except those that the image sets', () => {
    const all = Object.keys(parseEnv(read('.env.example')))
    const byImage = ['HOST', 'PORT', 'DATA_DIR']
    // For tests only.
    const never = ['STRIPE_API_BASE', 'TWILIO_API_BASE', 'RATE_LIMITS']
    const given = Object.keys(services.app!.environment!)
    expect(all.filter((name) => ![...given, ...byImage, ...never].includes(name))).toEqual([])
    expect(given.filter((name) => !all.includes(name))).toEqual([])
  })

  it('exposes the server only to the proxy, and the database only to the server', () => {
    expect(services.app).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
    expect(services.app!.ports).toBeUndefined()
    expect(services.db!.ports).toBeUndefined()
    expect(services.db!.networks).toEqual(['back'])
    expect(services.mail!.ports!.every((port) => port.startsWith('127.0.0.1:'))).toBe(true)
  })
})

describe('the proxy', () => {
  it('accepts the largest request of a call, a picture of 20 MB', () => {
    const [, megabytes] = read('deploy/Caddyfile').match(/max_size (\d+)MB/)!
    const most = Object.values<Endpoint>(api).map(({ maxBytes = 0 }) => maxBytes)
    expect(Number(megabytes) * 1_000_000).toBeGreaterThanOrEqual(Math.max(...most))
    expect(Math.max(...most)).toBe(20_000_000)
  })
})

describe('the example settings', () => {
  it('also start the systemd unit, without the demo and with every line used', () => {
    const config = readConfig({ NODE_ENV: 'production', DATA_DIR: '/var/lib/merelend', ...example })
    expect(config).toMatchObject({ demo: false, trustProxy: 1, payments: { kind: 'on_site' } })
    expect(config.database).toEqual({ kind: 'embedded', dataDir: '/var/lib/merelend' })
  })
})
