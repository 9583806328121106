import autocannon from 'autocannon'

export type Figure = { perSecond: number; p99Ms: number; statuses: Record<string, number> }

type Load = { url: string; connections: number; seconds: number; body?: () => string }

const warmUp = 1
const rounds = 5

/** Answers per second and the 99th percentile in ms of a load on a URL; a warm-up of a second is not counted. */
export async function measure(load: Load): Promise<Figure> {
  await send(load, warmUp)
  return send(load, load.seconds)
}

/**
 * Answers per second of each URL, taken in turns: what else the machine does in these seconds hits all of them alike.
 * Every URL gets the same number of seconds in all.
 */
export async function alternately(urls: string[], connections: number, seconds: number): Promise<number[]> {
  for (const url of urls) await send({ url, connections }, warmUp)
  const sums = urls.map(() => 0)
  for (let round = 0; round < rounds; round++)
    for (const [at, url] of urls.entries())
      sums[at]! += (await send({ url, connections }, seconds / rounds)).perSecond
  return sums.map((sum) => sum / rounds)
}

async function send({ url, connections, body }: Omit<Load, 'seconds'>, duration: number): Promise<Figure> {
  const request = body
    ? {
        method: 'POST' as const,
        headers: { 'content-type': 'application/json' },
        setupRequest: (r: object) => ({ ...r, body: body() }),
      }
    : { method: 'GET' as const }
  const result = await autocannon({ url, connections, requests: [request], duration })
  const statuses = Object.fromEntries(
    Object.entries(result.statusCodeStats ?? {}).map(([code, { count }]) => [code, count ?? 0]),
  )
  return { perSecond: result.requests.average, p99Ms: result.latency.p99, statuses }
}
