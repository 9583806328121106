import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar.ts'
import { startServerProcess } from './server-process.ts'

// A copy of the house with one file and one line more: if anything else were needed, this would not book.

const root = join(import.meta.dirname, '..')
const house = mkdtempSync(join(tmpdir(), 'merelend-paddle-'))
afterAll(() => rmSync(house, { recursive: true, force: true }))

function addPaddleBoard(): void {
  for (const room of ['domain', 'contract', 'server', 'cli', 'package.json'])
    cpSync(join(root, room), join(house, room), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'))
  cpSync(join(root, 'tests/fixtures/paddle-board.ts'), join(house, 'domain/activities/paddle-board.ts'))
  const catalogue = join(house, 'domain/activities/catalogue.ts')
  const text = readFileSync(catalogue, 'utf8')
  writeFileSync(
    catalogue,
    `import { paddleBoard } from './paddle-board.ts'\n${text.replace('  wakeSurf,\n', '  wakeSurf,\n  paddleBoard,\n')}`,
  )
}

describe('a new activity', () => {
  it('is one domain file and one line in the catalogue: paddle boards are held, paid, counted and seen by staff', async () => {
    addPaddleBoard()
    const server = await startServerProcess(
      { DATA_DIR: join(house, 'data'), DEMO: 'on' },
      { script: 'cli/serve.ts', house },
    )
    const call = async (path: string, body?: object, session?: string) => {
      const answer = await fetch(`${server.url}${path}`, {
        ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
        headers: {
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(session ? { 'x-session-id': session } : {}),
        },
      })
      return { status: answer.status, body: (await answer.json()) as Record<string, never> }
    }
    const date = addDays(Temporal.Now.plainDateISO().toString(), 20)
    const bookingData = {
      bookingType: 'paddle-board',
      date,
      time: '12:00',
      location: 'Pühajärve',
      quantity: 2,
      duration: '1 hour',
      name: 'Kai Saar',
      email: 'kai@example.ee',
      phone: '+372 5123 4567',
    }
    const hold = await call('/api/create-payment-intent', { bookingData })
    expect(hold.body).toMatchObject({ amount: 40 })
    const { bookingId } = hold.body
    const paid = await call('/api/bookings/create-test', { ...bookingData, bookingId })
    expect(paid.body).toMatchObject({
      success: true,
      booking: { status: 'confirmed', service: 'Paddle Board' },
    })
    expect((await call('/api/create-payment-intent', { bookingData })).status).toBe(409)

    const free = await call(`/api/availability?activity=paddle-board&location=puhajarve&date=${date}`)
    expect(free.body.slots).toContainEqual({ time: '12:00', free: 1, open: true })
    const { body } = await call('/api/login', { username: 'main_admin', password: 'demo-main-admin' })
    const rows = await call(`/api/bookings?from=${date}`, undefined, body.sessionId)
    expect(rows.body).toMatchObject([{ id: bookingId, units: ['Paddle board 1', 'Paddle board 2'] }])
    await server.stop()
  }, 60_000)
})
