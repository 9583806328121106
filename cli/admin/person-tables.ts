// Where something about a person stands. `t` is the table, `p` the person: their e-mail in small letters, the ids and names
// of accounts with it, the ids of bookings with it or made by one of these accounts, and numbers that are nobody else's.

export const aboutPerson: Readonly<Record<string, string>> = {
  users: 'lower(t.email) = p.email',
  sessions: 't.user_id = any(p.accounts)',
  sign_ins: 't.user_id = any(p.accounts)',
  account_acts: 't.user_id = any(p.accounts) or t.by_id = any(p.accounts)',
  two_factors: 't.user_id = any(p.accounts)',
  password_reset_asks: 't.asked = p.email or t.asked = any(p.usernames)',
  password_resets: 't.user_id = any(p.accounts)',
  memberships: 't.user_id = any(p.accounts)',
  riding_hours: 't.user_id = any(p.accounts)',
  ambassadors: 't.user_id = any(p.accounts)',
  bookings: 't.id = any(p.bookings)',
  allocations: 't.booking_id = any(p.bookings)',
  booking_limits: 't.booking_id = any(p.bookings)',
  payments: 't.booking_id = any(p.bookings)',
  card_payments: 't.booking_id = any(p.bookings)',
  refunds: 't.booking_id = any(p.bookings)',
  receipts: 't.booking_id = any(p.bookings)',
  booking_history: 't.booking_id = any(p.bookings) or lower(t.by) = any(p.usernames)',
  // What staff wrote by hand belongs to no booking.
  messages:
    't.booking_id = any(p.bookings) or lower(t.to_address) = p.email or (t.booking_id is null and t.to_address = any(p.phones))',
  enquiries: 'lower(t.email) = p.email',
  waitlist_entries: 'lower(t.email) = p.email',
  custom_orders: 'lower(t.email) = p.email',
}

/** Nothing about customers, or only what the tables above tell as well. A new table stands in one of the two lists (a test asks). */
export const aboutNobody: readonly string[] = [
  'demo_set_aside',
  'installation',
  'house_versions',
  'house_draft',
  'picture_files',
  'retention_runs',
  'units',
  'blocks',
  'booking_words',
  'idempotency_keys',
  'tries',
  'receipt_counters',
  'booking_links',
  'password_reset_tokens',
]

/** Columns that nobody is told: they open something or are made from what does. */
export const secretColumns: readonly string[] = [
  'password',
  'cookie_hash',
  'header_hash',
  'payment_secret_hash',
  'once_key',
  'secret',
  'recovery_hashes',
]
