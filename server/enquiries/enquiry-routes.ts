import { api } from '#contract/api.ts'
import { pricesNow } from '#domain/house/prices-in-force.ts'
import { requireLocation } from '#domain/location-field.ts'
import { customOrderDollars } from '#domain/offers/board-price.ts'
import type { CustomOrder } from '#domain/offers/custom-board.ts'
import { type Queries, statement } from '../db/open.ts'
import { customOrders, waitlistEntries } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { limitForms } from '../http/guards.ts'
import type { Serve } from '../http/serve.ts'
import { newEnquiry, refusePassed, storeEnquiry } from './enquire.ts'
import { listEnquiries, setEnquiry } from './inbox.ts'
import {
  joinWaitlist,
  listOrders,
  listWaitlist,
  refuseUnavailableDay,
  removeListed,
  restoreListed,
} from './lists.ts'

const insert = statement('order-board')`
  with stored as (
    insert into custom_orders (full_name, email, color, motor_power, mast_length, accessories, total_price, idempotency_key, created_at)
    values ($1, $2, $3, $4, $5, $6::text[], $7, $8, $9::timestamptz) on conflict (idempotency_key) do nothing
    returning id, total_price)
  select * from stored
  union all select id, total_price from custom_orders where idempotency_key = $8 and not exists (select 1 from stored)`

/** Stores an order with the server's price in whole dollars. */
async function orderBoard(
  db: Queries,
  order: CustomOrder,
  now: Temporal.Instant,
  idempotencyKey: string | undefined,
): Promise<{ id: number; totalPrice: number }> {
  const { fullName, email, color, motorPower, mastLength, accessories } = order
  const house = db.house()
  const [row] = await db.run<{ id: number; total_price: number }>(insert, [
    fullName,
    email,
    color,
    motorPower,
    mastLength,
    accessories,
    customOrderDollars(pricesNow(house, now), order),
    idempotencyKey ?? null,
    now.toString(),
  ])
  return { id: row!.id, totalPrice: row!.total_price }
}

export function enquiryRoutes(serve: Serve, deps: Deps): void {
  const { db, now } = deps
  serve(api.enquire, async ({ body, idempotencyKey, request }) => {
    await limitForms(deps, request)
    refusePassed(body, now())
    return storeEnquiry(db, newEnquiry(db.house(), body, now()), now(), idempotencyKey)
  })
  serve(api.joinWaitlist, async ({ body, idempotencyKey, request }) => {
    await limitForms(deps, request)
    const wanted = { ...body, location: requireLocation(db.house(), body.location) }
    await refuseUnavailableDay(deps.availability, wanted, now())
    return joinWaitlist(db, wanted, now(), idempotencyKey)
  })
  serve(api.orderBoard, async ({ body, idempotencyKey, request }) => {
    await limitForms(deps, request)
    return orderBoard(db, body, now(), idempotencyKey)
  })

  serve(api.enquiries, ({ caller, query }) => listEnquiries(db, caller, query))
  serve(api.setEnquiryState, ({ caller, params, body }) =>
    setEnquiry(db, caller, { id: params.id, ...body, now: now() }),
  )
  serve(api.adminWaitlist, ({ caller }) => listWaitlist(db, caller))
  serve(api.adminOrders, ({ caller }) => listOrders(db, caller))
  serve(api.deleteWaitlistEntry, ({ caller, params: { id } }) =>
    removeListed(db, waitlistEntries, { id, caller }, now()),
  )
  serve(api.deleteOrder, ({ caller, params: { id } }) =>
    removeListed(db, customOrders, { id, caller }, now()),
  )
  serve(api.restoreWaitlistEntry, ({ caller, params: { id } }) =>
    restoreListed(db, waitlistEntries, { id, caller }, now()),
  )
  serve(api.restoreOrder, ({ caller, params: { id } }) =>
    restoreListed(db, customOrders, { id, caller }, now()),
  )
}
