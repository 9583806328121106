import pino from 'pino'
import { expect, it } from 'vitest'
import { newApp } from '#server/app.ts'
import { appOfFile } from '#tests/app.ts'

const app = await appOfFile({ METRICS_TOKEN: 'a token of the watchers' })

const forwarded: Record<string, string>[] = [
  { 'x-forwarded-for': '198.51.100.7' },
  { 'x-real-ip': '::1' },
  { forwarded: 'for=_x' },
]

async function linesOf(trustProxy: number, requests: Record<string, string>[]): Promise<string[]> {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) })
  const server = await newApp({ ...app.deps, config: { ...app.deps.config, trustProxy } }, { log })
  for (const headers of requests) await server.inject({ url: '/healthz', headers })
  await server.close()
  return lines.filter((line) => line.includes('TRUST_PROXY'))
}

it.each(forwarded)('a proxy that TRUST_PROXY does not count is logged once: %j', async (headers) => {
  expect(await linesOf(0, [{}, headers, headers])).toHaveLength(1)
})

it('nothing is logged for a counted proxy or without a proxy', async () => {
  expect(await linesOf(1, forwarded)).toEqual([])
  expect(await linesOf(0, [{}, {}])).toEqual([])
})

it.each(forwarded)(
  '/metrics is closed to calls forwarded by a proxy on this machine: %j',
  async (headers) => {
    const status = async (more: Record<string, string> = {}) =>
      (await app.app.inject({ url: '/metrics', headers: { ...headers, ...more } })).statusCode
    expect(await status()).toBe(404)
    expect(await status({ authorization: 'Bearer a token of the watchers' })).toBe(200)
  },
)
