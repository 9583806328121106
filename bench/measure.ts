import autocannon from 'autocannon'

export type Figure = { perSecond: number; p99Ms: number; statuses: Record<string, number> }

type Load = {
  url: string
  connections: number
  seconds: number
  body?: () => string
  headers?: Record<string, string>
}

/** Answers per second and the 99th percentile in ms of a load on a URL; a warm-up of a second is not counted. */
export async function measure({ url, connections, seconds, body, headers = {} }: Load): Promise<Figure> {
  const request = body
    ? {
        method: 'POST' as const,
        headers: { 'content-type': 'application/json', ...headers },
        setupRequest: (r: object) => ({ ...r, body: body() }),
      }
    : { method: 'GET' as const, headers }
  const options = { url, connections, requests: [request] }
  await autocannon({ ...options, duration: 1 })
  const result = await autocannon({ ...options, duration: seconds })
  const statuses = Object.fromEntries(
    Object.entries(result.statusCodeStats ?? {}).map(([code, { count }]) => [code, count ?? 0]),
  )
  return { perSecond: result.requests.average, p99Ms: result.latency.p99, statuses }
}
