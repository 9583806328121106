import { z } from 'zod'
import { checkHosts } from './db/hosts.ts'

const onOff = z.enum(['on', 'off'])
const text = z.string().trim().min(1).optional()
const phone = z
  .string()
  .trim()
  .regex(/^\+?\d[\d ()-]{5,}$/, 'wants a number such as +372 5123 4567')
  .optional()
/** An e-mail address, with or without a name. */
const sender = /^\s*([^<>@\s]+@[^<>@\s]+|[^<>]*<[^<>@\s]+@[^<>@\s]+>)\s*$/

const isMailServer = (url: string): boolean =>
  /^smtps?:\/\//.test(url) && URL.canParse(url) && new URL(url).hostname !== ''

/** Paths are appended to it, so it must have neither path nor query. */
function isOrigin(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, username, pathname, search, hash } = new URL(url)
  return /^https?:$/.test(protocol) && username + pathname + search + hash === '/'
}

/** The variables and what each must be; config.ts checks their combinations. */
export const environment = z.object({
  PORT: z.coerce.number('wants a port number').int().min(1).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: z.string().refine(isOrigin, 'wants an address such as https://example.com').optional(),
  DATABASE_URL: z.string().superRefine(checkHosts).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DEMO: onOff.optional(),
  PAYMENTS: z.enum(['stripe', 'on_site', 'test']).optional(),
  STRIPE_SECRET_KEY: text,
  STRIPE_PUBLISHABLE_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_API_BASE: z.url('wants an address such as https://api.stripe.com').optional(),
  SMTP_URL: z.string().refine(isMailServer, 'wants smtp://host:587 or smtps://user:password@host').optional(),
  MAIL_FROM: z.string().regex(sender, 'wants an address, as in Shop <hello@example.com>').optional(),
  TWILIO_ACCOUNT_SID: text,
  TWILIO_AUTH_TOKEN: text,
  TWILIO_API_BASE: z.url('wants an address such as https://api.twilio.com').optional(),
  SMS_FROM: text,
  JETSKI_ADMIN_EMAIL: z.email().optional(),
  RAYFOIL_ADMIN_EMAIL: z.email().optional(),
  JETSKI_ADMIN_PHONE: phone,
  RAYFOIL_ADMIN_PHONE: phone,
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
export type Environment = z.infer<typeof environment>
export const variableNames = Object.keys(environment.shape)
