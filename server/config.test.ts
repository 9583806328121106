import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const problemsOf = (env: Record<string, string>): string[] => {
  try {
    readConfig(env)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

describe('the configuration', () => {
  it('is complete without any variable: embedded database, demo, test payments, mails into the outbox', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      database: { kind: 'embedded', dataDir: './data' },
      demo: true,
      payments: { kind: 'test' },
      mail: { kind: 'outbox' },
      rateLimits: true,
    })
  })

  it('has no demo with a PostgreSQL server unless told', () => {
    expect(readConfig({ DATABASE_URL: 'postgres://a@b/c' }).demo).toBe(false)
    expect(readConfig({ DATABASE_URL: 'postgres://a@b/c', DEMO: 'on' }).demo).toBe(true)
  })

  it('takes an empty variable for an unset one', () => {
    expect(readConfig({ DATABASE_URL: '', SMTP_URL: '' })).toMatchObject({
      database: { kind: 'embedded' },
      mail: { kind: 'outbox' },
    })
  })

  it('refuses half a configuration with one line for each variable that is missing', () => {
    expect(problemsOf({ SMTP_URL: 'smtp://localhost' })).toEqual([
      'MAIL_FROM: wants a value, as SMTP_URL is set',
    ])
    expect(problemsOf({ STRIPE_SECRET_KEY: 'sk', PAYMENTS: 'test' })).toEqual([
      'STRIPE_PUBLISHABLE_KEY: wants a value, as STRIPE_SECRET_KEY is set',
      'STRIPE_WEBHOOK_SECRET: wants a value, as STRIPE_SECRET_KEY is set',
    ])
  })

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://x'],
    ['DEMO', 'yes'],
    ['PUBLIC_URL', 'example'],
    ['TRUST_PROXY', 'all'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_TOKEN', 'short'],
  ])('names %s when it is %s', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([expect.stringContaining(`${name}: `)])
  })

  it('tells every problem at once', () => {
    expect(problemsOf({ PORT: 'x', DEMO: 'maybe' })).toHaveLength(2)
  })

  it('refuses live payments, which this version cannot make, and names the demo when both are asked for', () => {
    const live = { STRIPE_SECRET_KEY: 'a', STRIPE_PUBLISHABLE_KEY: 'b', STRIPE_WEBHOOK_SECRET: 'c' }
    expect(problemsOf(live)).toEqual([expect.stringContaining('PAYMENTS')])
    expect(problemsOf({ ...live, DEMO: 'on' })).toEqual(
      expect.arrayContaining([expect.stringContaining('DEMO')]),
    )
  })

  it('refuses to promise SMS, which this version cannot send', () => {
    const twilio = { TWILIO_ACCOUNT_SID: 'a', TWILIO_AUTH_TOKEN: 'b', SMS_FROM: '+37259001122' }
    expect(problemsOf(twilio)).toEqual([
      'TWILIO_ACCOUNT_SID: SMS is not part of this version yet; unset TWILIO_* and SMS_FROM',
    ])
  })

  it('has demo addresses for staff alerts in the demo only', () => {
    expect(readConfig({}).adminContacts.jetskiEmail).toBe('jetski@merelend.example')
    expect(readConfig({ DEMO: 'off' }).adminContacts).toEqual({
      jetskiEmail: undefined,
      rayfoilEmail: undefined,
    })
    expect(readConfig({ RAYFOIL_ADMIN_EMAIL: 'a@b.ee' }).adminContacts.rayfoilEmail).toBe('a@b.ee')
  })
})
