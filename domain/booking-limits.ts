import { holdMinutes } from './booking/policy.ts'
import { Refusal } from './refusal.ts'

// How much a person or network may book at once (R-M9); the operator may change it. Families, hotel desks and guests of a shared
// Wi-Fi stay below these numbers.

export const bookingLimits = {
  /** Holds awaiting payment. */
  hold: { email: 3, phone: 4, network: 8 },
  /**
   * Upcoming rides paid on site, and requests. For a network: those made within `networkHours`, including cancelled ones, as
   * each has sent mails and texts.
   */
  unpaid: { email: 4, phone: 6, network: 20 },
} as const
/** How long the network of a booking is stored. */
const networkHours = 24
const unpaidRetryMinutes = 60

type LimitKind = keyof typeof bookingLimits
export type LimitOf = keyof (typeof bookingLimits)['hold']
/** Counts a booking under a key until an instant (ISO 8601). */
export type BookingLimit = { of: LimitOf; key: string; most: number; until: string }

type Made = {
  email: string
  phone: string | undefined
  network: string
  /** Undefined if not a hold. */
  heldUntil: string | undefined
  end: Temporal.Instant
  isOnSite: boolean
  now: Temporal.Instant
}

/** Mails to a mailbox that anyone can cause with a form: about unpaid bookings, enquiries or the waitlist. */
export const mailLimits = { hour: 8, day: 20 } as const
export const mailLimitWords =
  'Held back, as this address got many mails that anyone can trigger with a form. Send it by hand if it is wanted.'
/** Forms per network and hour that make us send mails: enquiries, waitlist, orders, new passwords. */
export const formsPerHour = 60
export const formsWords = (phone: string): string =>
  `Many requests came from your network within the last hour. Please wait, or call us: ${phone}.`

const kindOf = ({ isOnSite }: Pick<Made, 'isOnSite'>): LimitKind => (isOnSite ? 'unpaid' : 'hold')

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

/** Normalises spellings of a mailbox: case, a tag after '+', the dots of Gmail. */
export function emailKey(address: string): string {
  const [box = '', host = ''] = address.trim().toLowerCase().split('@')
  const plain = box.split('+')[0]!
  const isGmail = host === 'gmail.com' || host === 'googlemail.com'
  return host === ''
    ? plain
    : `${isGmail ? plain.replaceAll('.', '') : plain}@${isGmail ? 'gmail.com' : host}`
}

/** Calling code for numbers typed without one. */
const homeCode = '372'

/** Normalises spellings of a phone number: its digits with the calling code. */
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

/** The refusal, naming the phone to call. */
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
