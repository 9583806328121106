const get = (path: string) => ({ method: 'GET', path }) as const
const post = (path: string) => ({ method: 'POST', path }) as const
const patch = (path: string) => ({ method: 'PATCH', path }) as const
const remove = (path: string) => ({ method: 'DELETE', path }) as const

/** Method and path of every call, apart from its shapes: a browser that makes calls needs no more of them (client.ts). */
export const addresses = {
  // Visitors: free times, booking, paying
  availableSlots: get('/api/test-drive/available-slots'),
  month: get('/api/availability/month'),
  availability: get('/api/availability'),
  jetskiAvailability: get('/api/jetski/availability'),
  bookOnSite: post('/api/bookings'),
  bookTestDrive: post('/api/test-drive'),
  createPaymentIntent: post('/api/create-payment-intent'),
  createTestBooking: post('/api/bookings/create-test'),
  finalizeBooking: post('/api/bookings/finalize'),
  releaseHold: post('/api/bookings/:id/release'),
  // Visitors: what is not booked at once
  joinWaitlist: post('/api/waitlist'),
  orderBoard: post('/api/custom-orders'),
  enquire: post('/api/enquiries'),
  // Accounts
  login: post('/api/login'),
  signup: post('/api/signup'),
  logout: post('/api/logout'),
  currentUser: get('/api/auth/user'),
  demoAccounts: get('/api/demo-accounts'),
  changePassword: post('/api/password'),
  askPasswordReset: post('/api/password-reset'),
  resetPassword: post('/api/password-reset/:token'),
  // What is one's own
  myBookings: get('/api/my/bookings'),
  findBooking: post('/api/bookings/find'),
  bookingCalendar: get('/api/bookings/:id/calendar.ics'),
  myReferrals: get('/api/my/referrals'),
  myBuyer: get('/api/my/buyer'),
  myMembership: get('/api/my/membership'),
  // Staff: the day at the dock
  bookings: get('/api/bookings'),
  setBookingStatus: patch('/api/bookings/:id/status'),
  deleteBooking: remove('/api/bookings/:id'),
  restoreBooking: post('/api/bookings/:id/restore'),
  rescheduleBooking: patch('/api/bookings/:id/reschedule'),
  contactCustomer: post('/api/bookings/:id/contact'),
  bookingHistory: get('/api/bookings/:id/history'),
  overview: get('/api/analytics/overview'),
  equipment: get('/api/equipment'),
  setEquipmentStatus: patch('/api/equipment/:id/status'),
  staffBook: post('/api/staff/bookings'),
  search: get('/api/search'),
  blocks: get('/api/blocks'),
  block: post('/api/blocks'),
  unblock: remove('/api/blocks/:id'),
  // The main admin and the inbox
  adminTestDrives: get('/api/admin/test-drive-bookings'),
  adminWaitlist: get('/api/admin/waitlist-entries'),
  adminOrders: get('/api/admin/custom-orders'),
  deleteTestDrive: remove('/api/admin/test-drive/:id'),
  deleteWaitlistEntry: remove('/api/admin/waitlist/:id'),
  deleteOrder: remove('/api/admin/custom-order/:id'),
  restoreWaitlistEntry: post('/api/admin/waitlist/:id/restore'),
  restoreOrder: post('/api/admin/custom-order/:id/restore'),
  enquiries: get('/api/enquiries'),
  setEnquiryState: patch('/api/enquiries/:id'),
  // The jetski dashboard
  jetskiBookings: get('/api/bookings/jetski'),
  jetskiFleet: get('/api/fleet/jetski'),
  setJetskiStatus: patch('/api/fleet/jetski/:id/status'),
  jetskiAnalytics: get('/api/analytics/jetski'),
  // Notifications
  notificationStatus: get('/api/notifications/status'),
  sendSms: post('/api/notifications/sms'),
  sendEmail: post('/api/notifications/email'),
  sendTest: post('/api/notifications/test'),
  reminderOutlook: get('/api/notifications/reminder/:bookingId'),
  sendReminder: post('/api/notifications/reminder/:bookingId'),
  messageLog: get('/api/notifications/log'),
  resendMessage: post('/api/notifications/:id/resend'),
}
