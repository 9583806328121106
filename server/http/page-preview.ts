import type { FastifyReply, FastifyRequest } from 'fastify'
import type { House } from '#domain/house/house.ts'
import { type Caller, type FindCaller, isAllowed, secretsOf } from './caller.ts'
import type { Page } from './page.ts'
import type { SitePages } from './site-pages.ts'

// Pages of the draft, for accounts that may read it and have turned the preview on (docs/decisions/034).

const cookie = 'merelend_preview'
/** `?preview=on` in a page's URL turns the preview on, `?preview=off` turns it off. */
const previewSwitch = /[?&]preview=(on|off)\b/

/** Header of calls from a preview page; other tabs of the same browser are not affected. */
export const previewHeader = 'x-preview'

/** Whether the browser has the preview on; this does not prove that it may see the draft. */
export const isInPreview = ({ cookies }: FastifyRequest): boolean => cookies[cookie] !== undefined

export const mayPreview = (caller: Caller | undefined): boolean => isAllowed('house', caller)

export type Preview = { findCaller: FindCaller; draft: () => Promise<House | undefined> }
type Exchange = { request: FastifyRequest; reply: FastifyReply }
type PreviewRequest = Preview & { path: string; isPersonal: boolean; pages: Pick<SitePages, 'preview'> }

/** The reply instead of the published page; undefined if the visitor may not see the draft or has the preview off. */
export async function previewReply(
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
  // No draft that is valid: the editor lists what to correct.
  if (!house) return { address: '/admin/house' }
  const page = await pages.preview(path, house)
  return page && { page }
}
