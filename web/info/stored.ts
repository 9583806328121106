import { referralDays } from '#domain/members/referral.ts'

/** A sign-in ends after so many days, or sooner when it is not used; the server's own figures (a test compares them). */
export const signIn = {
  cookie: 'merelend_session',
  cookieOnHttps: '__Host-merelend_session',
  days: 30,
  idleDays: 7,
} as const

export type Stored = { names: readonly string[]; where: string; why: string; until: string }

/** Everything that the site keeps in a visitor's browser. */
export const storedHere: readonly Stored[] = [
  {
    names: [signIn.cookie, signIn.cookieOnHttps],
    where: 'Cookie, only when you sign in',
    why: 'Keeps you signed in. Scripts cannot read it.',
    until: `${signIn.days} days, or ${signIn.idleDays} days without a visit, or until you sign out`,
  },
  {
    names: ['sessionId'],
    where: 'Local storage, only when you sign in',
    why: 'The second half of the sign-in.',
    until: 'Until you sign out',
  },
  {
    names: [
      'pendingBooking',
      'groupEfoilBookingData',
      'efoilBookingData',
      'jetskiSelection',
      'jetskiBookingData',
    ],
    where: 'Local storage, only when you begin a booking',
    why: 'Carries what you chose from one page to the next.',
    until: 'Until you have booked; not used any more after 24 hours',
  },
  {
    names: ['pendingBooking'],
    where: 'Session storage, only when you begin a booking',
    why: 'Keeps two tabs from changing each other’s booking.',
    until: 'Until you close the tab',
  },
  {
    names: ['pendingDone'],
    where: 'Local storage, only when you have booked or dropped a booking',
    why: 'A random number: tells other tabs that this booking is finished.',
    until: 'Until your next booking',
  },
  {
    names: ['lastContact'],
    where: 'Local storage, only when you have booked',
    why: 'Your name, e-mail and phone, so that the next form is filled in.',
    until: 'Until you sign out or press ‘Not you? Clear it’ below a form; not used any more after 180 days',
  },
  {
    names: ['referral'],
    where: 'Local storage, only when you came by an ambassador’s link',
    why: 'Tells us with your booking who sent you.',
    until: `${referralDays} days`,
  },
  {
    names: ['Forms you have not sent'],
    where: 'Session storage, only when you type',
    why: 'So that a reload does not empty the form.',
    until: 'Until you close the tab',
  },
  {
    names: ['ownLink'],
    where: 'Session storage, only when you have paid',
    why: 'The way to the page of that booking, also after a reload.',
    until: 'Until you close the tab',
  },
  {
    names: ['lastAct', 'lastJetskiAct'],
    where: 'Session storage, only for staff',
    why: 'The last change of a booking, so that it can be undone after a reload.',
    until: 'Until you sign out or close the tab',
  },
  {
    names: ['serverAheadMs'],
    where: 'Session storage',
    why: 'How far your clock is from ours, so that ‘today’ is right.',
    until: 'Until you close the tab',
  },
]
