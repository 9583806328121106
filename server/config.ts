import { z } from 'zod'

const onOff = z.enum(['on', 'off'])
const text = z.string().trim().min(1).optional()

const environment = z.object({
  PORT: z.coerce.number('wants a port number').int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: z.url('wants an address such as https://example.com').optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'wants postgres://…')
    .optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DEMO: onOff.optional(),
  PAYMENTS: z.enum(['test', 'stripe']).optional(),
  STRIPE_SECRET_KEY: text,
  STRIPE_PUBLISHABLE_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'wants smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().min(3).optional(),
  TWILIO_ACCOUNT_SID: text,
  TWILIO_AUTH_TOKEN: text,
  SMS_FROM: text,
  JETSKI_ADMIN_EMAIL: z.email().optional(),
  RAYFOIL_ADMIN_EMAIL: z.email().optional(),
  JETSKI_ADMIN_PHONE: text,
  RAYFOIL_ADMIN_PHONE: text,
  TRUST_PROXY: z.coerce
    .number('wants how many proxies stand in front, a number')
    .int()
    .min(0)
    .max(10)
    .default(0),
  RATE_LIMITS: onOff.default('on'),
  METRICS_TOKEN: z.string().min(16, 'wants at least 16 characters').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})
type Environment = z.infer<typeof environment>

/** The environment, read once into choices. */
export type Config = {
  host: string
  port: number
  publicUrl: string
  database: { kind: 'embedded'; dataDir: string } | { kind: 'postgres'; url: string }
  dataDir: string
  demo: boolean
  payments: { kind: 'test' }
  mail: { kind: 'outbox' } | { kind: 'smtp'; url: string; from: string }
  sms: { kind: 'off' } | { kind: 'live'; service: string; phone: string }
  /** Where staff alerts of a sector go; undefined: to the operator's own address. */
  adminContacts: { jetskiEmail: string | undefined; rayfoilEmail: string | undefined }
  trustProxy: number
  rateLimits: boolean
  metricsToken: string | undefined
  logLevel: Environment['LOG_LEVEL']
}

/** Half or wrong configuration; `problems` holds one line each that names the variable and what it wants. */
export class ConfigError extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(problems.join('\n'))
    this.name = 'ConfigError'
    this.problems = problems
  }
}

/** Reads the environment. Throws ConfigError with every problem at once. */
export function readConfig(env: Record<string, string | undefined>): Config {
  // An empty variable, as a compose file or an .env line leaves it, means unset.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success)
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
  const problems = contradictionsIn(parsed.data)
  if (problems.length > 0) throw new ConfigError(problems)
  return choicesOf(parsed.data)
}

function contradictionsIn(e: Environment): string[] {
  const stripe = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const
  const twilio = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'SMS_FROM'] as const
  const live = e.PAYMENTS === 'stripe' || (e.PAYMENTS === undefined && e.STRIPE_SECRET_KEY !== undefined)
  return [
    ...halfSet(e, stripe),
    ...halfSet(e, twilio),
    ...halfSet(e, ['SMTP_URL', 'MAIL_FROM']),
    ...(live && e.DEMO === 'on' ? ['DEMO: cannot be on together with live payments'] : []),
    ...(live && e.RATE_LIMITS === 'off' ? ['RATE_LIMITS: cannot be off together with live payments'] : []),
    // Said at start rather than when the first customer wants to pay.
    ...(live
      ? ['PAYMENTS: card payments are not part of this version yet; unset STRIPE_* or set PAYMENTS=test']
      : []),
    ...(e.TWILIO_ACCOUNT_SID
      ? ['TWILIO_ACCOUNT_SID: SMS is not part of this version yet; unset TWILIO_* and SMS_FROM']
      : []),
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

/** Nobody's addresses: the demo shows where alerts would go. */
const demoContacts = { jetski: 'jetski@merelend.example', rayfoil: 'rayfoil@merelend.example' }

function choicesOf(e: Environment): Config {
  const database = e.DATABASE_URL
    ? ({ kind: 'postgres', url: e.DATABASE_URL } as const)
    : ({ kind: 'embedded', dataDir: e.DATA_DIR } as const)
  const demo = e.DEMO === undefined ? database.kind === 'embedded' : e.DEMO === 'on'
  return {
    host: e.HOST,
    port: e.PORT,
    publicUrl: (e.PUBLIC_URL ?? `http://localhost:${e.PORT}`).replace(/\/$/, ''),
    database,
    dataDir: e.DATA_DIR,
    demo,
    payments: { kind: 'test' },
    mail:
      e.SMTP_URL && e.MAIL_FROM ? { kind: 'smtp', url: e.SMTP_URL, from: e.MAIL_FROM } : { kind: 'outbox' },
    sms: { kind: 'off' },
    adminContacts: {
      jetskiEmail: e.JETSKI_ADMIN_EMAIL ?? (demo ? demoContacts.jetski : undefined),
      rayfoilEmail: e.RAYFOIL_ADMIN_EMAIL ?? (demo ? demoContacts.rayfoil : undefined),
    },
    trustProxy: e.TRUST_PROXY,
    rateLimits: e.RATE_LIMITS === 'on',
    metricsToken: e.METRICS_TOKEN,
    logLevel: e.LOG_LEVEL,
  }
}
