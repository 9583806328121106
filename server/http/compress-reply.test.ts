import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { encodingFor, newCompressor } from './compress-reply.ts'

const text = JSON.stringify(Array.from({ length: 5_000 }, (_, index) => ({ name: `Jüri ${index}` })))

describe('a large answer', () => {
  it('is compressed once for all receivers of the same object', async () => {
    const pack = newCompressor()
    const body = {}
    const first = pack(body, text, 'gzip, br')!
    expect(first.encoding).toBe('br')
    expect(brotliDecompressSync(await first.bytes).toString()).toBe(text)
    expect(await pack(body, text, 'br')!.bytes).toBe(await first.bytes)
    const another = pack(body, text, 'gzip')!
    expect(gunzipSync(await another.bytes).toString()).toBe(text)
    expect(await pack({}, text, 'br')!.bytes).not.toBe(await first.bytes)
  })

  it('is sent uncompressed to clients without a known encoding, and a small one to all', () => {
    const pack = newCompressor()
    expect(pack({}, text, undefined)).toBeUndefined()
    expect(pack({}, text, 'identity')).toBeUndefined()
    expect(pack({}, '[]', 'br')).toBeUndefined()
  })
})

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['*', 'br'],
  ['zstd', undefined],
  ['', undefined],
])('of “%s” it is %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})
