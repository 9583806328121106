import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'

// What is sent compressed: made with the same settings everywhere, and of a large answer only once.

const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** The one of ours that a client of this Accept-Encoding takes and likes best, if there is any. */
export const encodingFor = (accepted: string | undefined): Encoding | undefined =>
  (accepted && negotiate(accepted, [...encodings])) || undefined

/** For answers: a list of a thousand bookings takes a millisecond so, and is as small as by the defaults in sixteen. */
export const quickly = {
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
  zlibOptions: { level: 3 },
}

/** From this many bytes on an answer is worth keeping compressed. */
const leastCached = 64 * 1_024
/** One piece for all: each further one is a turn between threads. */
const inOnePiece = { chunkSize: 256 * 1_024 }
const ways: Record<Encoding, (plain: Buffer) => Promise<Buffer>> = {
  br: (plain) => promisify(brotliCompress)(plain, { ...quickly.brotliOptions, ...inOnePiece }),
  gzip: (plain) => promisify(gzip)(plain, { ...quickly.zlibOptions, ...inOnePiece }),
}

type Made = Partial<Record<Encoding, Promise<Buffer>>>

/** Compresses large answers, each once; nothing for a small one, or for a client that takes neither encoding. */
export type Pack = (
  body: object,
  text: string,
  accepted: string | undefined,
) => { encoding: Encoding; bytes: Promise<Buffer> } | undefined

/** Many dashboards are told the same list in the same moment: by the `body` that `text` was written of it is known again. */
export function packer(): Pack {
  const cache = new WeakMap<object, Made>()
  return (body, text, accepted) => {
    const encoding = text.length < leastCached ? undefined : encodingFor(accepted)
    if (!encoding) return undefined
    const made = cache.get(body) ?? {}
    cache.set(body, made)
    made[encoding] ??= ways[encoding](Buffer.from(text))
    return { encoding, bytes: made[encoding] }
  }
}
