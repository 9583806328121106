import { createHmac, timingSafeEqual } from 'node:crypto'

/** An event is believed for so long, and no more than that before its time. */
const mostSeconds = 300

type Signed = { raw: Uint8Array; header: string | undefined; now: Temporal.Instant }

/**
 * Whether the bytes were signed with one of the secrets, a moment ago. The header is `t=SECONDS,v1=HEX`, with a `v1` for each
 * secret while they are being changed.
 */
export function isSigned({ raw, header, now }: Signed, secrets: readonly string[]): boolean {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('=', 2))
  const told = (name: string) => parts.flatMap(([key, value]) => (key === name && value ? [value] : []))
  const [seconds] = told('t')
  if (seconds === undefined || !/^\d{1,12}$/.test(seconds)) return false
  if (Math.abs(now.epochMilliseconds / 1000 - Number(seconds)) > mostSeconds) return false
  const wanted = secrets.map((secret) =>
    createHmac('sha256', secret).update(`${seconds}.`).update(raw).digest(),
  )
  return told('v1').some((hex) => wanted.some((digest) => isSame(Buffer.from(hex, 'hex'), digest)))
}

const isSame = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other)
