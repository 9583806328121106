import type { Enquiry } from '#contract/calls/admin-calls.ts'
import { counted } from '#domain/counted.ts'

/** '4 wait, the oldest since 42 minutes'. */
export function waitingText(
  open: readonly Pick<Enquiry, 'createdAt'>[],
  now: Temporal.Instant,
  sayTime: (minutes: number) => string,
): string {
  if (open.length === 0) return 'Nobody waits for an answer'
  const oldest = Math.min(...open.map(({ createdAt }) => Date.parse(createdAt)))
  const minutes = Math.max(0, Math.floor((now.epochMilliseconds - oldest) / 60_000))
  return `${counted(open.length, 'waits', 'wait')}, the oldest since ${sayTime(minutes)}`
}

/** 'MA' of 'Main Admin'; the whole character where one is written with two. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
