import { fieldSentence } from '#domain/field-sentence.ts'
import { type Environment, environment } from './environment.ts'

/** `webhookSecrets`: two during a rotation. `live`: real money, judged by the key itself. */
export type StripeKeys = {
  secretKey: string
  publishableKey: string
  webhookSecrets: string[]
  apiBase: string | undefined
  live: boolean
}
type TwilioKeys = { accountSid: string; authToken: string; apiBase: string | undefined }

/** The settings read from the environment at start. */
export type Config = {
  host: string
  port: number
  publicUrl: string
  database: { kind: 'embedded'; dataDir: string } | { kind: 'postgres'; url: string }
  dataDir: string
  demo: boolean
  payments: { kind: 'test' } | { kind: 'on_site' } | ({ kind: 'stripe' } & StripeKeys)
  mail: { kind: 'outbox' } | { kind: 'smtp'; url: string; from: string }
  sms: { kind: 'off' } | ({ kind: 'live'; service: string; phone: string } & TwilioKeys)
  /** Recipients of staff alerts by sector. Without an e-mail the operator's is used; without a phone no texts are sent. */
  adminContacts: {
    jetskiEmail: string | undefined
    rayfoilEmail: string | undefined
    jetskiPhone: string | undefined
    rayfoilPhone: string | undefined
  }
  trustProxy: number
  rateLimits: boolean
  metricsToken: string | undefined
  logLevel: Environment['LOG_LEVEL']
}

/** Invalid configuration; `problems` has a line per variable with what it must be. */
export class ConfigError extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(problems.join('\n'))
    this.name = 'ConfigError'
    this.problems = problems
  }
}

/** Reads the environment. Throws a ConfigError with all problems at once. */
export function readConfig(env: Record<string, string | undefined>): Config {
  // An empty variable, as left by a compose file or an .env line, means unset.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given, { error: fieldSentence })
  if (!parsed.success)
    throw new ConfigError(
      parsed.error.issues.map(
        ({ path: [name], message }) => `${String(name)}: ${message.replace(`'${String(name)}' `, '')}`,
      ),
    )
  const problems = contradictionsIn(parsed.data)
  if (problems.length > 0) throw new ConfigError(problems)
  return choicesOf(parsed.data)
}

function contradictionsIn(e: Environment): string[] {
  const stripe = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const
  const twilio = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'SMS_FROM'] as const
  const kind = paymentsKindOf(e)
  const live = kind === 'stripe'
  const isPublic = !isLocal(publicUrlOf(e))
  return [
    ...halfSet(e, stripe),
    ...halfSet(e, twilio),
    ...halfSet(e, ['SMTP_URL', 'MAIL_FROM']),
    ...(live && e.DEMO === 'on' ? ['DEMO: cannot be on together with live payments'] : []),
    ...(isPublic && e.DEMO === 'on'
      ? ['DEMO: cannot be on with a public PUBLIC_URL, as the passwords of its accounts are published']
      : []),
    ...(isPublic && kind === 'test'
      ? [
          'PAYMENTS: wants stripe (with its three keys) or on_site with a public PUBLIC_URL, as test confirms bookings that nobody pays',
        ]
      : []),
    ...(live && e.RATE_LIMITS === 'off' ? ['RATE_LIMITS: cannot be off together with live payments'] : []),
    ...(e.PAYMENTS === 'stripe' && e.STRIPE_SECRET_KEY === undefined
      ? ['STRIPE_SECRET_KEY: wants a value, as PAYMENTS=stripe']
      : []),
    ...wrongKeys(e),
  ]
}

function halfSet(e: Environment, names: readonly (keyof Environment)[]): string[] {
  const missing = names.filter((name) => e[name] === undefined)
  if (missing.length === 0 || missing.length === names.length) return []
  return missing.map(
    (name) =>
      `${name}: wants a value, as ${names.filter((other) => e[other] !== undefined).join(' and ')} is set`,
  )
}

/** Mixed-up keys are reported at start, not when the first guest pays. */
function wrongKeys(e: Environment): string[] {
  const { STRIPE_SECRET_KEY: secret = 'sk_', STRIPE_PUBLISHABLE_KEY: shown = 'pk_' } = e
  const isLive = (key: string) => key.includes('_live_')
  return [
    ...(/^(sk|rk)_/.test(secret) ? [] : ['STRIPE_SECRET_KEY: wants a key that begins with sk_ or rk_']),
    ...(/^pk_/.test(shown) ? [] : ['STRIPE_PUBLISHABLE_KEY: wants a key that begins with pk_']),
    ...(isLive(secret) === isLive(shown) ||
    e.STRIPE_SECRET_KEY === undefined ||
    e.STRIPE_PUBLISHABLE_KEY === undefined
      ? []
      : ['STRIPE_PUBLISHABLE_KEY: one key is live and the other a test key']),
    ...(webhookSecretsOf(e).every((one) => one.startsWith('whsec_'))
      ? []
      : ['STRIPE_WEBHOOK_SECRET: wants whsec_…, or two with a comma while they are being changed']),
  ]
}

const webhookSecretsOf = ({ STRIPE_WEBHOOK_SECRET }: Environment): string[] =>
  (STRIPE_WEBHOOK_SECRET ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')

const publicUrlOf = (e: Environment): string =>
  (e.PUBLIC_URL ?? `http://localhost:${e.PORT}`).replace(/\/$/, '')

/** A URL that only this machine or its private network reaches. */
function isLocal(url: string): boolean {
  const { hostname } = new URL(url)
  return (
    /(^|\.)(localhost|local)$/.test(hostname) ||
    /^(127|10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))[\d.]+$/.test(hostname) ||
    ['0.0.0.0', '[::]', '[::1]'].includes(hostname)
  )
}

const paymentsKindOf = ({ PAYMENTS, STRIPE_SECRET_KEY }: Environment): Config['payments']['kind'] =>
  PAYMENTS ?? (STRIPE_SECRET_KEY === undefined ? 'test' : 'stripe')

function paymentsOf(e: Environment): Config['payments'] {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY } = e
  const kind = paymentsKindOf(e)
  if (kind !== 'stripe' || !STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY)
    return { kind: kind === 'on_site' ? 'on_site' : 'test' }
  return {
    kind: 'stripe',
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecrets: webhookSecretsOf(e),
    apiBase: e.STRIPE_API_BASE,
    live: STRIPE_SECRET_KEY.includes('_live_'),
  }
}

function smsOf(e: Environment): Config['sms'] {
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, SMS_FROM, TWILIO_API_BASE } = e
  if (!TWILIO_ACCOUNT_SID || !TWILIO_AUTH_TOKEN || !SMS_FROM) return { kind: 'off' }
  return {
    kind: 'live',
    service: 'Twilio',
    phone: SMS_FROM,
    accountSid: TWILIO_ACCOUNT_SID,
    authToken: TWILIO_AUTH_TOKEN,
    apiBase: TWILIO_API_BASE,
  }
}

/** Addresses that do not exist; in the demo they show where alerts would go. */
const demoContacts = {
  JETSKI_ADMIN_EMAIL: 'jetski@merelend.example',
  RAYFOIL_ADMIN_EMAIL: 'rayfoil@merelend.example',
}
const noContacts = { JETSKI_ADMIN_EMAIL: undefined, RAYFOIL_ADMIN_EMAIL: undefined }

function choicesOf(e: Environment): Config {
  const database = e.DATABASE_URL
    ? ({ kind: 'postgres', url: e.DATABASE_URL } as const)
    : ({ kind: 'embedded', dataDir: e.DATA_DIR } as const)
  const publicUrl = publicUrlOf(e)
  const payments = paymentsOf(e)
  const demo =
    e.DEMO === undefined
      ? database.kind === 'embedded' && payments.kind !== 'stripe' && isLocal(publicUrl)
      : e.DEMO === 'on'
  const shown = demo ? demoContacts : noContacts
  return {
    host: e.HOST,
    port: e.PORT,
    publicUrl,
    database,
    dataDir: e.DATA_DIR,
    demo,
    payments,
    mail:
      e.SMTP_URL && e.MAIL_FROM ? { kind: 'smtp', url: e.SMTP_URL, from: e.MAIL_FROM } : { kind: 'outbox' },
    sms: smsOf(e),
    adminContacts: {
      jetskiEmail: e.JETSKI_ADMIN_EMAIL ?? shown.JETSKI_ADMIN_EMAIL,
      rayfoilEmail: e.RAYFOIL_ADMIN_EMAIL ?? shown.RAYFOIL_ADMIN_EMAIL,
      jetskiPhone: e.JETSKI_ADMIN_PHONE,
      rayfoilPhone: e.RAYFOIL_ADMIN_PHONE,
    },
    trustProxy: e.TRUST_PROXY,
    rateLimits: e.RATE_LIMITS === 'on',
    metricsToken: e.METRICS_TOKEN,
    logLevel: e.LOG_LEVEL,
  }
}
