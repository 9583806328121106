import type { House } from '#domain/house/house.ts'
import { referralDays } from '#domain/members/referral.ts'
import { keepLooseMessagesDays, keepSettledDays } from '#domain/retention.ts'
import { site } from '#domain/site.ts'
import { Email, type Part } from './article.tsx'

/** The data that we store about a visitor, in plain words; each sentence is true of the running code. */
export const privacyParts = ({ brand }: House): readonly Part[] => [
  {
    id: 'who',
    title: 'Who is responsible',
    body: (
      <p>
        {brand.legalLine}. Write to <Email /> about anything here.
      </p>
    ),
  },
  {
    id: 'stored',
    title: 'What we store',
    body: (
      <ul>
        <li>
          <b className="font-semibold">When you book:</b> your name, e-mail address and phone number, what you
          booked, where and when, the price, how it was paid, and what you wrote in the notes. We need it to
          keep the contract with you.
        </li>
        <li>
          <b className="font-semibold">When you ask us for something</b> (an event, the club, a board of your
          own, a place on the waiting list): your name, how to reach you, and your message. We need it to
          answer.
        </li>
        <li>
          <b className="font-semibold">Messages we send you:</b> which one, when, and whether it was sent. So
          that nobody gets a message twice.
        </li>
        <li>
          <b className="font-semibold">When you have an account:</b> user name, e-mail address, name, phone
          number, and your password as a code from which it cannot be read.
        </li>
        <li>
          <b className="font-semibold">Changes to a booking:</b> who of our staff changed what, and when.
        </li>
      </ul>
    ),
  },
  {
    id: 'not-stored',
    title: 'What we do not store',
    body: (
      <p>
        No card numbers. No advertising, no counting of visitors, no trackers. The server’s log holds neither
        names nor network addresses; your address stays in its memory for as long as it takes to stop somebody
        who sends thousands of requests.
      </p>
    ),
  },
  {
    id: 'others',
    title: 'Who else sees it',
    body: (
      <>
        <p>
          Nobody who does not need it. Fonts, pictures and the film come from our own server, so opening a
          page tells no other company about you. E-mail and text messages pass through those who deliver them.
          We sell nothing to anybody.
        </p>
        <p>
          Who pays by card types it into fields of the payment provider, Stripe: the card’s number goes there
          and never to us. Stripe learns the price and the booking’s reference, and looks for fraud in how the
          checkout is used; no other page loads anything of it.
        </p>
        <p>
          Some links lead to other sites: the surf club, the board’s maker, and on the page of your booking an
          open map. They learn of you only if you follow them, and never which booking you came from.
        </p>
      </>
    ),
  },
  {
    id: 'browser',
    title: 'What stays in your browser',
    body: (
      <>
        <p>There is no cookie banner, because nothing here needs one. This is all:</p>
        <StoredTable />
      </>
    ),
  },
  {
    id: 'how-long',
    title: 'How long',
    body: (
      <ul>
        <li>
          Bookings and payments: {site.keepBookingsYears} years after the year they belong to, as accounting
          law asks.
        </li>
        <li>
          Requests, orders and waiting-list entries: until they are settled; we delete them {keepSettledDays}{' '}
          days later.
        </li>
        <li>What you began to book and did not pay: {keepSettledDays} days.</li>
        <li>Messages that belong to no booking: {keepLooseMessagesDays} days.</li>
        <li>Accounts: until you ask us to delete yours.</li>
      </ul>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>
          Ask us what we know about you, have it sent to you, mended or deleted, or object to what we do with
          it. Write to <Email />; we answer within a month and it costs nothing. What the law makes us keep,
          we lock instead of deleting.
        </p>
        <p>
          You can also complain to a data protection authority; in Estonia it is Andmekaitse Inspektsioon, the
          Data Protection Inspectorate.
        </p>
      </>
    ),
  },
]

/** What is stored in the browser, as a list: a table would not fit a phone. */
function StoredTable() {
  return (
    <ul className="!list-none divide-y divide-line !pl-0">
      {storedHere.map(({ names, where, why, until }) => (
        <li key={`${names[0]} ${where}`} className="py-3 !pl-0">
          <p className="font-semibold wrap-anywhere">{names.join(', ')}</p>
          <p className="text-muted">{where}.</p>
          <p>{why}</p>
          <p className="text-sm text-muted">{until}.</p>
        </li>
      ))}
    </ul>
  )
}

/** When a session ends, in days in total and unused; the server's own figures (a test compares them). */
export const signIn = {
  cookie: 'merelend_session',
  cookieOnHttps: '__Host-merelend_session',
  days: 30,
  idleDays: 7,
} as const

type Stored = { names: readonly string[]; where: string; why: string; until: string }

const choices = [
  'pendingBooking',
  'groupEfoilBookingData',
  'efoilBookingData',
  'jetskiSelection',
  'jetskiBookingData',
]

/** Everything that the site stores in a visitor's browser. */
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
    names: choices,
    where: 'Local storage, only when you begin a booking',
    why: 'Carries what you chose from one page to the next.',
    until: 'Until you have booked; no longer used after 24 hours',
  },
  {
    names: choices,
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
    until: 'Until you sign out or press ‘Not you? Clear it’ below a form; no longer used after 180 days',
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
    names: ['attempt'],
    where: 'Session storage, only when you send a form',
    why: 'What you sent, so that we store it once where you send it again after a reload.',
    until: 'Until our answer is here, or you close the tab',
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
