import type { FastifyInstance } from 'fastify'
import { accountRoutes } from './accounts/account-routes.ts'
import { adminRoutes } from './admin/admin-list-routes.ts'
import { analyticsRoutes } from './analytics/figures-routes.ts'
import { availabilityRoutes } from './availability/availability-routes.ts'
import { bookingRoutes } from './bookings/booking-routes.ts'
import { ownBookingRoutes } from './bookings/own-routes.ts'
import type { Deps } from './deps.ts'
import { enquiryRoutes } from './enquiries/enquiry-routes.ts'
import { fleetRoutes } from './fleet/fleet-routes.ts'
import type { FindCaller } from './http/caller.ts'
import type { Serve } from './http/serve.ts'
import { liveRoutes } from './live/stream.ts'
import { memberRoutes } from './members/my-membership.ts'
import { notificationRoutes } from './notifications/notification-routes.ts'
import { everyPaymentRoute } from './payments/every-route.ts'

/** Registers the calls of all capabilities. */
export async function capabilities(app: FastifyInstance, serve: Serve, deps: Deps, findCaller: FindCaller) {
  accountRoutes(serve, deps)
  availabilityRoutes(serve, deps)
  bookingRoutes(serve, deps)
  ownBookingRoutes(serve, deps)
  memberRoutes(serve, deps)
  everyPaymentRoute(serve, deps)
  fleetRoutes(serve, deps)
  analyticsRoutes(serve, deps)
  adminRoutes(app, serve, deps)
  enquiryRoutes(serve, deps)
  await notificationRoutes(app, serve, deps)
  await liveRoutes(app, { db: deps.db, feed: deps.feed, findCaller, now: deps.now })
}
