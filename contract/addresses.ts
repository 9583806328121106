export const get = (path: string) => ({ method: 'GET', path }) as const
export const post = (path: string) => ({ method: 'POST', path }) as const
export const put = (path: string) => ({ method: 'PUT', path }) as const
export const patch = (path: string) => ({ method: 'PATCH', path }) as const
export const remove = (path: string) => ({ method: 'DELETE', path }) as const

/**
 * Method and path of each call except those of account-addresses.ts, without schemas: a browser needs no more to make calls
 * (client.ts).
 */
export const addresses = {
  // Visitors: free times, booking, paying
  availableSlots: get('/api/test-drive/available-slots'),
  month: get('/api/availability/month'),
  availability: get('/api/availability'),
  nextStarts: get('/api/availability/next'),
  jetskiAvailability: get('/api/jetski/availability'),
  bookOnSite: post('/api/bookings'),
  bookTestDrive: post('/api/test-drive'),
  createPaymentIntent: post('/api/create-payment-intent'),
  createTestBooking: post('/api/bookings/create-test'),
  finalizeBooking: post('/api/bookings/finalize'),
  releaseHold: post('/api/bookings/:id/release'),
  stripeEvent: post('/api/webhooks/stripe'),
  // Visitors: requests that are not booked at once
  joinWaitlist: post('/api/waitlist'),
  orderBoard: post('/api/custom-orders'),
  enquire: post('/api/enquiries'),
  // Accounts
  login: post('/api/login'),
  logout: post('/api/logout'),
  currentUser: get('/api/auth/user'),
  // One's own bookings and pages
  myBookings: get('/api/my/bookings'),
  ownPage: get('/api/b/:token'),
  cancelOwn: post('/api/b/:token/cancel'),
  agreeOwn: post('/api/b/:token/agree'),
  ownReceipt: get('/api/b/:token/receipt.pdf'),
  ownCalendar: get('/api/b/:token/calendar.ics'),
  linkPaidBooking: post('/api/bookings/:id/link'),
  myBuyer: get('/api/my/buyer'),
}
