import { api } from '#contract/api.ts'
import { customOrders, waitlistEntries } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { limitForms } from '../http/form-limit.ts'
import type { Serve } from '../http/serve.ts'
import { refusePassed, storeWish, wishOf } from './enquire.ts'
import { listEnquiries, setEnquiry } from './inbox.ts'
import { listOrders, listWaitlist, removeListed, restoreListed } from './lists.ts'
import { orderBoard } from './order-board.ts'
import { joinWaitlist, refuseHopeless } from './waitlist.ts'

export function enquiryRoutes(serve: Serve, deps: Deps): void {
  const { db, now } = deps
  serve(api.enquire, async ({ body, onceKey, request }) => {
    await limitForms(deps, request)
    refusePassed(body, now())
    return storeWish(db, wishOf(body), now(), onceKey)
  })
  serve(api.joinWaitlist, async ({ body, onceKey, request }) => {
    await limitForms(deps, request)
    await refuseHopeless(deps.availability, body, now())
    return joinWaitlist(db, body, now(), onceKey)
  })
  serve(api.orderBoard, async ({ body, onceKey, request }) => {
    await limitForms(deps, request)
    return orderBoard(db, body, now(), onceKey)
  })

  serve(api.enquiries, ({ caller, query }) => listEnquiries(db, caller, query))
  serve(api.setEnquiryState, ({ caller, params, body }) =>
    setEnquiry(db, caller, { id: params.id, ...body, now: now() }),
  )
  serve(api.adminWaitlist, () => listWaitlist(db))
  serve(api.adminOrders, () => listOrders(db))
  serve(api.deleteWaitlistEntry, ({ caller, params: { id } }) =>
    removeListed(db, waitlistEntries, { id, by: caller.username }, now()),
  )
  serve(api.deleteOrder, ({ caller, params: { id } }) =>
    removeListed(db, customOrders, { id, by: caller.username }, now()),
  )
  serve(api.restoreWaitlistEntry, ({ params }) => restoreListed(db, waitlistEntries, params.id, now()))
  serve(api.restoreOrder, ({ params }) => restoreListed(db, customOrders, params.id, now()))
}
