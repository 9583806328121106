import { z } from 'zod'
import { staffBooking } from '#domain/booking/staff-request.ts'
import { line, optionalText } from '#domain/contact.ts'
import { blockRange } from '#domain/fleet/closing.ts'
import { locationField } from '#domain/location-field.ts'
import { isoDate } from '#domain/start-fields.ts'
import { accountAddresses } from '../account-addresses.ts'
import { endpoint } from '../endpoint.ts'
import { bookingView, equipmentView } from '../views.ts'
import { idInPath, numberInPath, storedLocation } from './ids.ts'

/** A booking of a closed unit: `from` its former unit, `to` the new one. */
const hitView = z.object({
  id: z.string(),
  reference: z.string(),
  customerName: z.string(),
  date: z.string(),
  time: z.string(),
  from: z.string(),
  to: z.string().optional(),
})
export type Hit = z.infer<typeof hitView>

/**
 * The effect of a closing: bookings moved to an equal unit, and those that wait for staff. `others`: the number of affected
 * bookings of other sectors, whose staff get an alert.
 */
export const closingView = z.object({
  moved: z.array(hitView),
  waiting: z.array(hitView),
  others: z.number(),
})
export type Closing = z.infer<typeof closingView>

/**
 * A closing of `units` (ISO instants); `waiting`: bookings of the caller's sectors that still have one of them; `others`: the
 * number of such bookings of other sectors; `mayOpen`: false if it also covers units of other sectors. A unit that the house
 * retired is one too while bookings of the caller's sectors still have it, until the last of their rides, and one that it moved
 * to another place, which closes nothing there. The `id` of both is negative; they cannot be reopened.
 */
const blockView = z.object({
  id: z.number(),
  kind: z.enum(['closed', 'maintenance', 'retired', 'moved']),
  units: z.array(z.object({ code: z.string(), name: z.string() })),
  location: storedLocation,
  from: z.string(),
  to: z.string(),
  reason: z.string().nullable(),
  by: z.string(),
  createdAt: z.string(),
  mayOpen: z.boolean(),
  waiting: z.array(hitView),
  others: z.number(),
})
export type Block = z.infer<typeof blockView>

/** A unit: its code and name. */
const named = z.object({ id: z.string(), name: z.string() })
/** Facts of a refusal 'not_ready': the reasons as sentences, and a free equal unit for each that cannot go out. */
const notReadyView = z.object({
  reasons: z.array(z.string()),
  instead: z.array(z.object({ from: named, to: named })),
})
export type NotReady = z.infer<typeof notReadyView>
export type Replacement = NotReady['instead'][number]

export const equipmentChangedView = equipmentView.extend(closingView.partial().shape)

export const dockCalls = {
  staffBook: endpoint({
    ...accountAddresses.staffBook,
    access: 'staff',
    summary:
      'A phone or walk-in booking: any activity’s request, with channel and, outside the public times, a reason',
    idempotent: true,
    success: 201,
    body: staffBooking,
    reply: bookingView,
  }),
  swapUnit: endpoint({
    ...accountAddresses.swapUnit,
    access: 'staff',
    summary: 'Give a booking an equal unit instead of one that it has; 409 when that is not free',
    params: idInPath,
    body: z.object({ from: line(60), to: line(60) }),
    reply: bookingView,
  }),
  search: endpoint({
    ...accountAddresses.search,
    access: 'staff',
    summary: 'Bookings of the own sectors by name, phone, e-mail or reference, the nearest in time first',
    query: z.object({
      q: line(100).pipe(z.string().min(2, 'Please type at least 2 characters')),
      limit: z.coerce.number().pipe(z.int().min(1).max(100)).default(30),
    }),
    reply: z.array(bookingView),
  }),
  blocks: endpoint({
    ...accountAddresses.blocks,
    access: 'staff',
    summary: 'What is closed of the own sectors between two days (from today on unless told)',
    query: z.object({ from: isoDate.optional(), to: isoDate.optional() }),
    reply: z.array(blockView),
  }),
  block: endpoint({
    ...accountAddresses.block,
    access: 'staff',
    summary: 'Close a unit or a whole place for a range; answers the bookings that it hits',
    success: 201,
    idempotent: true,
    body: blockRange.extend({
      unit: optionalText(line(60)),
      location: locationField.optional(),
      reason: line(200).pipe(z.string().min(2, 'Please say why')),
    }),
    reply: closingView.extend({ block: blockView }),
  }),
  unblock: endpoint({
    ...accountAddresses.unblock,
    access: 'staff',
    summary: 'Open again what was closed',
    params: numberInPath,
    reply: z.object({ success: z.boolean() }),
  }),
}
