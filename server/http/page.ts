import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/** A reply body; compressed at the first request for it. */
export type Sent = { plain: Buffer; br: () => Promise<Buffer>; gzip: () => Promise<Buffer>; etag: string }

/** A page with a content policy for its scripts; `data` is sent to a browser that navigates from another page. */
export type Page = Sent & { policy: string; data: Sent }

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

/** Computed at the first call and cached: all pages at once would delay a start by more than a second. */
function onceMade(make: () => Promise<Buffer>): () => Promise<Buffer> {
  let made: Promise<Buffer> | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** A page as rendered by web/entry.server.tsx. */
export type Written = { html: string; data: string }

/**
 * `facts`: for search engines. `payments`: 'stripe' allows the card provider's script and frames; with 'on_site' no button
 * mentions a payment. `demo`: shows demo-only parts.
 */
type Special = { facts?: object; payments?: string; demo?: boolean }

/** A rendered page with its data; URLs that must be absolute (link previews, canonical) get the operator's domain. */
export function pageOf(rendered: Written, publicUrl: string, { facts, payments, demo }: Special = {}): Page {
  const html = rendered.html
    .replace(/(<meta property="og:(?:image|url)" content=")(\/)/g, `$1${publicUrl}$2`)
    .replace(/(<link rel="canonical" href=")(\/)/g, `$1${publicUrl}$2`)
    .replace(
      '<html ',
      `<html ${demo ? 'data-demo="" ' : ''}${payments === 'on_site' ? 'data-on-site="" ' : ''}`,
    )
    .replace('</head>', () => `${facts ? dataBlock(facts) : ''}</head>`)
  return { ...sentOf(html), policy: policyOf(html, payments === 'stripe'), data: sentOf(rendered.data) }
}

function sentOf(text: string): Sent {
  const plain = Buffer.from(text)
  return {
    plain,
    br: onceMade(() => asBrotli(plain)),
    gzip: onceMade(() => asGzip(plain)),
    etag: `"${hash(text).slice(0, 24)}"`,
  }
}

/** A data block that browsers do not run; `<` is escaped so that no text can end it. */
const dataBlock = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`

const hash = (text: string): string => createHash('sha256').update(text).digest('base64')

/** Sources that the card provider's script needs, by directive. */
const cardSources = {
  script: ' https://js.stripe.com https://*.js.stripe.com',
  img: ' https://*.stripe.com',
  rest: [
    "connect-src 'self' https://api.stripe.com",
    "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
  ],
}
const noCards = { script: '', img: '', rest: [] }

/**
 * Allows exactly the router's inline scripts of this page, by hash, and the card provider's origins if cards are taken. The
 * latter on every page, because navigating to checkout keeps the policy of the first page.
 */
function policyOf(html: string, takesCards: boolean): string {
  const cards = takesCards ? cardSources : noCards
  const inline = [
    ...html.matchAll(/<script(?![^>]*\ssrc=)(?! type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g),
  ].map((match) => match[1]!)
  return [
    "default-src 'self'",
    `script-src 'self' ${inline.map((script) => `'sha256-${hash(script)}'`).join(' ')}${cards.script}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${cards.img}`,
    ...cards.rest,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
