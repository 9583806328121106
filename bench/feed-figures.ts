import { note } from './bench-rows.ts'
import { freeRides } from './rides.ts'
import { signIn, startServer } from './target.ts'

const bookings = 50
const maxMs = 1_000

/** From pressing 'Book' until an open dashboard has the booking: the stream announces it and the list is read again. */
export async function feedFigures(): Promise<void> {
  const server = await startServer(undefined, { demo: 'on' })
  const headers = await signIn(server.url)
  const abort = new AbortController()
  const stream = await fetch(`${server.url}/api/live`, {
    headers: { ...headers, accept: 'text/event-stream' },
    signal: abort.signal,
  })
  const arrival = listen(stream)
  await arrival('hello')
  const body = freeRides()
  const times: number[] = []
  for (let index = 0; index < bookings; index++) {
    const began = performance.now()
    const id = await book(server.url, body())
    await arrival(id)
    const list = await fetch(`${server.url}/api/bookings?limit=1000`, { headers })
    if (!(await list.text()).includes(id)) throw new Error(`The list was told of ${id} and is without it`)
    times.push(performance.now() - began)
  }
  abort.abort()
  await server.stop()
  const p95 = times.sort((one, other) => one - other)[Math.floor(bookings * 0.95)]!
  note(
    'a booking, until a dashboard has read the list with it, p95',
    `${p95.toFixed(1)} ms`,
    `< ${maxMs} ms`,
    p95 < maxMs,
  )
}

async function book(url: string, body: string): Promise<string> {
  const answer = await post(`${url}/api/test-drive`, JSON.parse(body))
  if (!answer.ok) throw new Error(`book: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { id: string }).id
}

const post = (url: string, body: unknown) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

function listen(stream: Response): (words: string) => Promise<void> {
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return async (words) => {
    while (!text.includes(words)) {
      const { done, value } = await reader.read()
      if (done) throw new Error('The stream ended')
      text += value
    }
  }
}
