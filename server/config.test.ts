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

  it('has no demo with a PostgreSQL server unless DEMO is set', () => {
    expect(readConfig({ DATABASE_URL: 'postgres://a@b/c' }).demo).toBe(false)
    expect(readConfig({ DATABASE_URL: 'postgres://a@b/c', DEMO: 'on' }).demo).toBe(true)
  })

  it('treats an empty variable as unset', () => {
    expect(readConfig({ DATABASE_URL: '', SMTP_URL: '' })).toMatchObject({
      database: { kind: 'embedded' },
      mail: { kind: 'outbox' },
    })
  })

  it('refuses an incomplete configuration with one line per missing variable', () => {
    expect(problemsOf({ SMTP_URL: 'smtp://localhost' })).toEqual([
      'MAIL_FROM: wants a value, as SMTP_URL is set',
    ])
    expect(problemsOf({ STRIPE_SECRET_KEY: 'sk_1', PAYMENTS: 'test' })).toEqual([
      'STRIPE_PUBLISHABLE_KEY: wants a value, as STRIPE_SECRET_KEY is set',
      'STRIPE_WEBHOOK_SECRET: wants a value, as STRIPE_SECRET_KEY is set',
    ])
  })

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    // Any port: links could not name it.
    ['PORT', '0'],
    ['DATABASE_URL', 'mysql://x'],
    ['DEMO', 'yes'],
    ['PUBLIC_URL', 'example'],
    ['PUBLIC_URL', 'ftp://shop.example'],
    ['PUBLIC_URL', 'https://shop.example/site'],
    ['PUBLIC_URL', 'https://shop.example/?a=1'],
    ['JETSKI_ADMIN_PHONE', 'Jaan'],
    ['TRUST_PROXY', 'all'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_TOKEN', 'short'],
  ])('names %s when it is %s', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([expect.stringContaining(`${name}: `)])
  })

  it.each([
    ['SMTP_URL', { SMTP_URL: 'smtp://', MAIL_FROM: 'hello@shop.example' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://me:pass/word@mail', MAIL_FROM: 'hello@shop.example' }],
    ['MAIL_FROM', { SMTP_URL: 'smtp://mail', MAIL_FROM: 'Shop' }],
    ['MAIL_FROM', { SMTP_URL: 'smtp://mail', MAIL_FROM: 'Shop <hello>' }],
  ])('names %s of mails that could never be sent', (name, env) => {
    expect(problemsOf(env)).toEqual([expect.stringContaining(`${name}: wants`)])
  })

  it('accepts every spelling of an own address', () => {
    for (const MAIL_FROM of ['a@b', 'Shop <hello@shop.example>', '"Shop, the" <hello@shop.example>'])
      expect(problemsOf({ SMTP_URL: 'smtps://me:a%2Fb@mail.example:465', MAIL_FROM })).toEqual([])
    for (const PUBLIC_URL of ['https://shop.example', 'https://shop.example/', 'http://[::1]:3000'])
      expect(problemsOf({ PUBLIC_URL, PAYMENTS: 'on_site' })).toEqual([])
  })

  it('reports every problem at once', () => {
    expect(problemsOf({ PORT: 'x', DEMO: 'maybe' })).toHaveLength(2)
  })

  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  }

  it('takes cards when all three keys are set, without a demo unless DEMO asks for it', () => {
    expect(readConfig(stripe)).toMatchObject({
      payments: { kind: 'stripe', secretKey: 'sk_test_1', webhookSecrets: ['whsec_1'], live: false },
      demo: false,
    })
    expect(readConfig({ ...stripe, STRIPE_WEBHOOK_SECRET: 'whsec_1, whsec_2' }).payments).toMatchObject({
      webhookSecrets: ['whsec_1', 'whsec_2'],
    })
    expect(readConfig({ ...stripe, PAYMENTS: 'test' }).payments).toEqual({ kind: 'test' })
  })

  it.each([
    ['DEMO', { ...stripe, DEMO: 'on' }],
    ['RATE_LIMITS', { ...stripe, RATE_LIMITS: 'off' }],
    ['STRIPE_SECRET_KEY', { PAYMENTS: 'stripe' }],
    ['STRIPE_SECRET_KEY', { ...stripe, STRIPE_SECRET_KEY: 'pk_test_1' }],
    ['STRIPE_PUBLISHABLE_KEY', { ...stripe, STRIPE_PUBLISHABLE_KEY: 'sk_test_1' }],
    ['STRIPE_PUBLISHABLE_KEY', { ...stripe, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }],
    ['STRIPE_WEBHOOK_SECRET', { ...stripe, STRIPE_WEBHOOK_SECRET: 'whsec_1,other' }],
    ['STRIPE_API_BASE', { ...stripe, STRIPE_API_BASE: 'here' }],
  ])('names %s if it contradicts live payments', (name, env) => {
    expect(problemsOf(env)).toEqual([expect.stringContaining(`${name}: `)])
  })

  it('has the demo by default only if PUBLIC_URL is unset or local', () => {
    for (const url of [
      'http://localhost:3000',
      'http://127.0.0.1:80',
      'http://192.168.1.5:3000',
      'http://[::1]:3000',
    ])
      expect([url, readConfig({ PUBLIC_URL: url }).demo]).toEqual([url, true])
    const open = { PUBLIC_URL: 'https://ride.example', PAYMENTS: 'on_site' }
    expect(readConfig(open)).toMatchObject({ demo: false, payments: { kind: 'on_site' } })
    expect(problemsOf({ ...open, DEMO: 'on' })).toEqual([expect.stringContaining('DEMO: ')])
    expect(problemsOf({ ...open, PUBLIC_URL: 'http://10.example.com', DEMO: 'on' })).toHaveLength(1)
  })

  it('refuses payments in test mode at a public address', () => {
    const url = { PUBLIC_URL: 'https://ride.example' }
    for (const env of [url, { ...url, PAYMENTS: 'test' }, { ...stripe, ...url, PAYMENTS: 'test' }])
      expect(problemsOf(env)).toEqual([expect.stringContaining('PAYMENTS: ')])
    expect(problemsOf({ ...stripe, ...url })).toEqual([])
  })

  it('sends SMS if account, token and sender are set', () => {
    expect(readConfig({}).sms).toEqual({ kind: 'off' })
    const twilio = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'b', SMS_FROM: '+37259001122' }
    expect(readConfig(twilio).sms).toMatchObject({ kind: 'live', service: 'Twilio', phone: '+37259001122' })
    expect(problemsOf({ SMS_FROM: '+37259001122' })).toHaveLength(2)
  })

  it('has demo addresses for staff alerts in the demo only', () => {
    expect(readConfig({}).adminContacts.jetskiEmail).toBe('jetski@merelend.example')
    expect(readConfig({ DEMO: 'off' }).adminContacts).toEqual({
      jetskiEmail: undefined,
      rayfoilEmail: undefined,
      jetskiPhone: undefined,
      rayfoilPhone: undefined,
    })
    expect(readConfig({ RAYFOIL_ADMIN_EMAIL: 'a@b.ee' }).adminContacts.rayfoilEmail).toBe('a@b.ee')
  })
})
