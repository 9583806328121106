import type { FastifyReply, FastifyRequest } from 'fastify'
import type { House } from '#domain/house/house.ts'
import { type Caller, type FindCaller, isAllowed, secretsOf } from './caller.ts'
import type { Page } from './page.ts'
import type { SitePages } from './site-pages.ts'

// Pages with the draft, for accounts that may read it and turned the preview on (docs/decisions/034).

const cookie = 'merelend_preview'
/** `?preview=on` at the end of a page's address begins it, `?preview=off` ends it. */
const previewSwitch = /[?&]preview=(on|off)\b/

/** Calls of such a page name themselves: other tabs of the same browser stay as they are. */
export const previewHeader = 'x-preview'

/** Whether the browser has the preview on; no proof that it may see the draft. */
export const isInPreview = ({ cookies }: FastifyRequest): boolean => cookies[cookie] !== undefined

export const mayPreview = (caller: Caller | undefined): boolean => isAllowed('house', caller)

export type Preview = {
  findCaller: FindCaller
  /** Undefined while it breaks a rule. */
  draft: () => Promise<House | undefined>
}
type Exchange = { request: FastifyRequest; reply: FastifyReply }
type PreviewRequest = Preview & { path: string; isPersonal: boolean; pages: Pick<SitePages, 'preview'> }

/** The answer in place of the published page; undefined for those who may not see the draft or did not turn the preview on. */
export async function previewInstead(
  { request, reply }: Exchange,
  { path, isPersonal, pages, findCaller, draft }: PreviewRequest,
): Promise<{ address: string; page?: never } | { page: Page } | undefined> {
  const turned = previewSwitch.exec(request.url)?.[1]
  if (!turned && (isPersonal || !isInPreview(request))) return undefined
  const caller = await findCaller(secretsOf(request)).catch(() => undefined)
  if (!mayPreview(caller)) return undefined
  if (turned) {
    if (turned === 'off') reply.clearCookie(cookie, { path: '/' })
    else reply.setCookie(cookie, 'on', { path: '/', httpOnly: true, sameSite: 'lax', secure: 'auto' })
    const query = /\?.*/.exec(request.url)![0]
    return { address: path + query.replace(previewSwitch, '').replace(/^&/, '?') }
  }
  const house = await draft()
  // The editor lists what must be corrected first.
  if (!house) return { address: '/admin/house' }
  const page = await pages.preview(path, house)
  return page && { page }
}
