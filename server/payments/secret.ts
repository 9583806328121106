import { createHash, randomBytes } from 'node:crypto'

export const intentOf = (clientSecret: string): string => clientSecret.split('_secret_')[0]!

/** What is stored of a payment's secret: the hash of its intent, from the secret or the intent itself. */
export const secretHash = (clientSecretOrIntent: string): string =>
  createHash('sha256').update(intentOf(clientSecretOrIntent)).digest('base64url')

/** A client secret of a mode without a card provider, 128 bits for the intent and as many for the secret. */
export const newSecretFor = (mode: 'test' | 'on_site'): string =>
  `${mode}_${randomBytes(16).toString('hex')}_secret_${randomBytes(16).toString('hex')}`
