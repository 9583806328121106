import type { FastifyReply, FastifyRequest } from 'fastify'
import { perHouse } from '#domain/house/per-house.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/caller.ts'
import { mayPreview, previewHeader } from '../http/page-preview.ts'
import { type Availability, cachedAvailability } from './day.ts'

type Asking = { caller: Caller | undefined; request: FastifyRequest; reply: FastifyReply }

/** What is free by the published house, and on pages of the preview by the draft. */
export function seenByWhom({ db, availability, houses }: Deps): (asking: Asking) => Promise<Availability> {
  const byDraft = perHouse((house) => cachedAvailability({ ...db, house: () => house }))
  return async ({ caller, request, reply }) => {
    if (request.headers[previewHeader] === undefined || !mayPreview(caller)) return availability
    reply.header('cache-control', 'no-store')
    const draft = await houses.draft()
    return draft ? byDraft(draft) : availability
  }
}
