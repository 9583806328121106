import { isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The part of an IP address that identifies one customer of a provider: all of IPv4, the first half of IPv6. */
export function networkOf(address: string): string {
  const plain = address.split('%')[0]!
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)
  if (mapped) return mapped[1]!
  if (!isIPv6(plain)) return plain
  const [head, tail] = plain.split('::')
  const left = groupsOf(head)
  const right = groupsOf(tail)
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}

const groupsOf = (part = ''): string[] =>
  part === '' ? [] : part.split(':').map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))

type Request = Pick<FastifyRequest, 'headers' | 'ip'>

/** Whether a proxy forwarded the request. */
export const isForwarded = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  forwardedNames.some((name) => headers[name] !== undefined)

/** Whether a proxy forwarded the request although TRUST_PROXY says there is none. */
export const namesForwarded = (request: Request, trustProxy: number): boolean =>
  trustProxy === 0 && isForwarded(request)

const forwardedNames = ['x-forwarded-for', 'x-real-ip', 'forwarded'] as const

/** Loopback and private networks, where a proxy may be but no internet visitor. */
const nearby = /^(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|^::1$|^f[cd][0-9a-f]{2}:/i

/** The last forwarded address if TRUST_PROXY was forgotten; otherwise all visitors would count as one. */
function forwardedAddress(request: Request, trustProxy: number): string | undefined {
  if (!namesForwarded(request, trustProxy) || !nearby.test(request.ip)) return undefined
  const name = forwardedNames.find((one) => request.headers[one] !== undefined)!
  return String(request.headers[name]).split(',').at(-1)!.trim()
}

/** The network by which a visitor is limited. It can be forged, so whatever relies on it needs a second limit. */
export const visitorNetwork = (request: Request, trustProxy: number): string =>
  networkOf(forwardedAddress(request, trustProxy) ?? request.ip)

const forgottenProxy =
  'A proxy passes requests on (X-Forwarded-For), but TRUST_PROXY is 0: visitors are not told apart and limits hold for all of them together. Set TRUST_PROXY to the number of proxies in front of this server.'
const warnMs = 3_600_000

/** Logs that TRUST_PROXY was forgotten, at most once an hour. */
export function warnOfForgottenProxy(app: FastifyInstance, trustProxy: number): void {
  let warnedAt = Number.NEGATIVE_INFINITY
  app.addHook('onRequest', async (request) => {
    if (!namesForwarded(request, trustProxy) || performance.now() - warnedAt < warnMs) return
    warnedAt = performance.now()
    app.log.warn(forgottenProxy)
  })
}
