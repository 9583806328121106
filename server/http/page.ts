import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/** A prerendered page as it is sent: compressed when it is first asked for, with the content policy of its own scripts. */
export type Page = {
  plain: Buffer
  brotli: () => Promise<Buffer>
  gzip: () => Promise<Buffer>
  policy: string
  etag: string
}

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

/** Made at the first call and kept: all pages at once cost a start more than a second. */
function onceMade(make: () => Promise<Buffer>): () => Promise<Buffer> {
  let made: Promise<Buffer> | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** Reads a built page; addresses that must be whole (link previews, the canonical one) get the operator's domain. `facts`: for search engines. */
export function readPage(file: string, publicUrl: string, facts?: object): Page {
  const html = readFileSync(file, 'utf8')
    .replace(/(<meta property="og:(?:image|url)" content=")(\/)/g, `$1${publicUrl}$2`)
    .replace(/(<link rel="canonical" href=")(\/)/g, `$1${publicUrl}$2`)
    .replace('</head>', () => `${facts ? dataBlock(facts) : ''}</head>`)
  const plain = Buffer.from(html)
  return {
    plain,
    brotli: onceMade(() => asBrotli(plain)),
    gzip: onceMade(() => asGzip(plain)),
    policy: policyOf(html),
    etag: `"${hash(html).slice(0, 24)}"`,
  }
}

/** A block of data, which no browser runs; `<` is escaped so that no text in it can end it. */
const dataBlock = (facts: object): string =>
  `<script type="application/ld+json">${JSON.stringify(facts).replace(/</g, '\\u003c')}</script>`

const hash = (text: string): string => createHash('sha256').update(text).digest('base64')

/** Allows exactly the inline scripts that the build wrote into this page, by their hashes; nothing else inline, nothing from elsewhere. */
function policyOf(html: string): string {
  const inline = [
    ...html.matchAll(/<script(?![^>]*\ssrc=)(?! type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g),
  ].map((match) => match[1]!)
  return [
    "default-src 'self'",
    `script-src 'self' ${inline.map((script) => `'sha256-${hash(script)}'`).join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
