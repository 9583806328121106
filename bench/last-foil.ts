import { addDays } from '../domain/calendar.ts'
import { ride } from './rides.ts'

const asked = 1_000
const day = addDays(Temporal.Now.plainDateISO().toString(), 700)

/** A thousand requests at once for the one foil that is left. */
export async function lastFoil(
  url: string,
): Promise<{ won: number; taken: number; other: number; p99Ms: number }> {
  const slot = { date: day, time: '12:00', location: 'dubai' }
  await post(url, ride({ ...slot, foilCount: 5 }))
  const answers = await Promise.all(Array.from({ length: asked }, () => post(url, ride(slot))))
  const times = answers.map((answer) => answer.ms).sort((one, other) => one - other)
  const count = (status: number) => answers.filter((answer) => answer.status === status).length
  return {
    won: count(201),
    taken: count(409),
    other: asked - count(201) - count(409),
    p99Ms: times[Math.floor(asked * 0.99)]!,
  }
}

async function post(url: string, body: string): Promise<{ status: number; ms: number }> {
  const began = performance.now()
  const answer = await fetch(`${url}/api/test-drive`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  await answer.arrayBuffer()
  return { status: answer.status, ms: performance.now() - began }
}
