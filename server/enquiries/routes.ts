import { api } from '#contract/api.ts'
import { enquiryFacts } from '#domain/enquiries/enquiry.ts'
import type { Deps } from '../deps.ts'
import type { Serve } from '../http/serve.ts'
import { storeWish, wishOf } from './enquire.ts'
import { orderBoard } from './order-board.ts'
import { joinWaitlist } from './waitlist.ts'

export function enquiryRoutes(serve: Serve, { db, now, feed }: Deps): void {
  serve(api.enquire, async ({ body, onceKey }) => {
    const stored = await storeWish(db, wishOf(body), now(), onceKey)
    feed.publish({ type: 'enquiry', id: String(stored.id), sector: enquiryFacts[body.kind].sector })
    return stored
  })
  serve(api.joinWaitlist, ({ body, onceKey }) => joinWaitlist(db, body, now(), onceKey))
  serve(api.orderBoard, ({ body, onceKey }) => orderBoard(db, body, now(), onceKey))
}
