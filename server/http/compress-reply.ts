import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyRequest } from 'fastify'

/** Whether the client already has this ETag. Proxies that compress mark it as weak, and the header may list several. */
export const isUnchanged = ({ headers }: FastifyRequest, tag: string): boolean =>
  (headers['if-none-match'] ?? '').split(/, */).some((had) => had.replace(/^W\//, '') === tag)

// Compression of replies with common settings; a large reply is compressed only once.

const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** Our encoding that an Accept-Encoding header prefers, if any. */
export const encodingFor = (accepted: string | undefined): Encoding | undefined =>
  (accepted && negotiate(accepted, [...encodings])) || undefined

/** For API replies: compresses a list of a thousand bookings in 1 ms to the size for which the defaults need 16 ms. */
export const fastCompression = {
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
  zlibOptions: { level: 3 },
}

/** From this many bytes on, compressed replies are cached. */
const minCachedLength = 64 * 1_024
/** A single chunk: each further one costs a thread switch. */
const inOnePiece = { chunkSize: 256 * 1_024 }
const ways: Record<Encoding, (plain: Buffer) => Promise<Buffer>> = {
  br: (plain) => promisify(brotliCompress)(plain, { ...fastCompression.brotliOptions, ...inOnePiece }),
  gzip: (plain) => promisify(gzip)(plain, { ...fastCompression.zlibOptions, ...inOnePiece }),
}

type Made = Partial<Record<Encoding, Promise<Buffer>>>

/** Compresses large replies, each once; undefined for a small one or if the client accepts no encoding. */
export type Compress = (
  body: object,
  text: string,
  accepted: string | undefined,
) => { encoding: Encoding; bytes: Promise<Buffer> } | undefined

/** Many dashboards get the same list at once, recognised by the `body` object that `text` was written from. */
export function newCompressor(): Compress {
  const cache = new WeakMap<object, Made>()
  return (body, text, accepted) => {
    const encoding = text.length < minCachedLength ? undefined : encodingFor(accepted)
    if (!encoding) return undefined
    const made = cache.get(body) ?? {}
    cache.set(body, made)
    made[encoding] ??= ways[encoding](Buffer.from(text))
    return { encoding, bytes: made[encoding] }
  }
}
