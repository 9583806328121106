import type { addresses } from './addresses.ts'
import { get, patch, post, put, remove } from './addresses.ts'

/** Calls of the desk, the inbox and the lists: visitors' pages do without. */
export const staffAddresses = {
  // Staff: the day at the dock
  bookings: get('/api/bookings'),
  setBookingStatus: patch('/api/bookings/:id/status'),
  deleteBooking: remove('/api/bookings/:id'),
  restoreBooking: post('/api/bookings/:id/restore'),
  undoBookingStatus: post('/api/bookings/:id/undo'),
  rescheduleBooking: patch('/api/bookings/:id/reschedule'),
  swapUnit: post('/api/bookings/:id/unit'),
  contactCustomer: post('/api/bookings/:id/contact'),
  bookingHistory: get('/api/bookings/:id/history'),
  bookingMoney: get('/api/bookings/:id/money'),
  refundBooking: post('/api/bookings/:id/refund'),
  recordPayment: post('/api/bookings/:id/payments'),
  refundGiven: post('/api/refunds/:id/given'),
  bookingReceipt: get('/api/bookings/:id/receipt.pdf'),
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
  // The owner's editor
  house: get('/api/house'),
  houseDraft: get('/api/house/draft'),
  saveHouseDraft: put('/api/house/draft'),
  publishHouse: post('/api/house/publish'),
  houseVersions: get('/api/house/versions'),
  houseVersion: get('/api/house/versions/:n'),
  restoreHouse: post('/api/house/versions/:n/restore'),
  pictures: get('/api/house/pictures'),
  addPicture: post('/api/house/pictures'),
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

export type CallName = keyof typeof addresses | keyof typeof staffAddresses
