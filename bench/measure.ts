import autocannon from 'autocannon'

export type Figure = { answers: number; perSecond: number; p99Ms: number; statuses: Record<string, number> }

type Load = { url: string; connections: number; seconds: number; body?: () => string }

const warmUp = 1

/** Replies per second and the 99th percentile in ms for a load on a URL, after a second of warm-up. */
export async function measure(load: Load): Promise<Figure> {
  await send(load, warmUp)
  return send(load, load.seconds)
}

/** Seconds per turn: short, so that a slow phase of the machine covers a turn of each URL. */
const roundSeconds = 0.2
/** A server is two to three times as fast once V8 has compiled its code, after 4 to 6 s of load; that moment varies. */
const coldTurns = 25
const turns = 20

/** Replies per second of each URL when warm, in alternating order, so that the previous turn affects all alike. */
export async function alternately(urls: string[], connections: number): Promise<number[]> {
  const sums = urls.map(() => 0)
  for (let index = 0; index < coldTurns + turns; index++)
    for (const [which, url] of index % 2 ? [...urls.entries()].reverse() : urls.entries()) {
      const { answers } = await send({ url, connections }, roundSeconds)
      if (index >= coldTurns) sums[which]! += answers
    }
  return sums.map((sum) => sum / (turns * roundSeconds))
}

/** The median of an odd number of figures. */
export const middle = (figures: number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)]!

async function send({ url, connections, body }: Omit<Load, 'seconds'>, duration: number): Promise<Figure> {
  const request = body
    ? {
        method: 'POST' as const,
        headers: { 'content-type': 'application/json' },
        setupRequest: (r: object) => ({ ...r, body: body() }),
      }
    : { method: 'GET' as const }
  const result = await autocannon({
    url,
    connections,
    requests: [request],
    duration,
    // The run ends with a sample, which by default takes a second.
    sampleInt: Math.min(duration, 1) * 1_000,
  })
  const statuses = Object.fromEntries(
    Object.entries(result.statusCodeStats ?? {}).map(([code, { count }]) => [code, count ?? 0]),
  )
  return {
    answers: result.requests.total,
    perSecond: result.requests.average,
    p99Ms: result.latency.p99,
    statuses,
  }
}
