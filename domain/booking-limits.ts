import { holdMinutes } from './booking/policy.ts'
import { Refusal } from './refusal.ts'

// How much one person or one network may have at once (R-M9); the operator's to change. A family with a hotel's desk
// stays below these numbers, as do the guests of one shared Wi-Fi.

export const bookingLimits = {
  /** Units held for a payment that has not come yet. */
  hold: { email: 3, phone: 4, network: 8 },
  /**
   * Rides to come that are paid on site, and requests. Of a network: made within `networkHours`, also those cancelled since,
   * as each has sent mails and texts.
   */
  unpaid: { email: 4, phone: 6, network: 20 },
} as const
/** How long the network that a booking came from is stored. */
const networkHours = 24
const unpaidRetryMinutes = 60

type LimitKind = keyof typeof bookingLimits
export type LimitOf = keyof (typeof bookingLimits)['hold']
/** Counts a booking for one key until a moment; instants ISO 8601. */
export type BookingLimit = { of: LimitOf; key: string; most: number; until: string }

type Made = {
  email: string
  phone: string | undefined
  network: string
  /** Undefined: no hold. */
  heldUntil: string | undefined
  end: Temporal.Instant
  isOnSite: boolean
  now: Temporal.Instant
}

/** Mails to one mailbox that anyone can cause by a form: of what is not paid, of enquiries, of the waiting list. */
export const mailLimits = { hour: 8, day: 20 } as const
export const mailLimitWords =
  'Held back, as this address got many mails that anyone can cause by a form. Send it by hand if it is wanted.'
/** Forms sent from one network within an hour that make us write mails: enquiries, the waiting list, orders, new passwords. */
export const formsPerHour = 60
export const formsWords = (phone: string): string =>
  `Many requests came from your network within the last hour. Please wait, or call us: ${phone}.`

const kindOf = ({ isOnSite }: Pick<Made, 'isOnSite'>): LimitKind => (isOnSite ? 'unpaid' : 'hold')

/** The values by which a new booking is counted. */
export function limitsOf(made: Made): BookingLimit[] {
  const kind = kindOf(made)
  const until = made.isOnSite ? made.end.toString() : (made.heldUntil ?? made.now.toString())
  const day = made.now.add({ hours: networkHours })
  const untilOf = (of: LimitOf) =>
    of === 'network' && Temporal.Instant.compare(until, day) > 0 ? day.toString() : until
  const keys: Record<LimitOf, string | undefined> = {
    email: emailKey(made.email) || undefined,
    phone: made.phone && phoneKey(made.phone),
    network: made.network,
  }
  return (['email', 'phone', 'network'] as const).flatMap((of) =>
    keys[of] === undefined
      ? []
      : [{ of, key: `${kind}:${of}:${keys[of]}`, most: bookingLimits[kind][of], until: untilOf(of) }],
  )
}

/** Spellings of one mailbox as one: capitals, a tag after '+', the dots of Gmail. */
export function emailKey(address: string): string {
  const [box = '', host = ''] = address.trim().toLowerCase().split('@')
  const plain = box.split('+')[0]!
  const isGmail = host === 'gmail.com' || host === 'googlemail.com'
  return host === ''
    ? plain
    : `${isGmail ? plain.replaceAll('.', '') : plain}@${isGmail ? 'gmail.com' : host}`
}

/** Calling code of a number that was typed without one. */
const homeCode = '372'

/** Spellings of one number as one: its digits with the country's. */
export function phoneKey(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '')
  if (typed.trim().startsWith('+')) return digits
  if (digits.startsWith('00')) return digits.slice(2)
  return digits.startsWith(homeCode) ? digits : homeCode + digits
}

const whose: Record<LimitOf, string> = {
  email: 'with this e-mail address',
  phone: 'with this phone number',
  network: 'from your network',
}

/** Why no more, and whom to call. */
export function limitRefusal(isOnSite: boolean, of: LimitOf, phone: string): Refusal {
  const kind = kindOf({ isOnSite })
  const most = bookingLimits[kind][of]
  if (kind === 'hold')
    return new Refusal(
      'too_many_holds',
      `There are already ${most} unfinished payments ${whose[of]}. Finish one or wait ${holdMinutes} minutes, or call us: ${phone}.`,
      { retryAfterSeconds: holdMinutes * 60 },
    )
  return new Refusal(
    'too_many_unpaid',
    `There are already ${most} bookings ${whose[of]} that are to be paid on site. To book more, please call us: ${phone}.`,
    { retryAfterSeconds: unpaidRetryMinutes * 60 },
  )
}
