import pg from 'pg'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Refusal } from '#domain/refusal.ts'
import { refuseWhenDiskFull } from './data-folder.ts'

afterEach(() => void vi.useRealTimers())

describe('the free-space guard', () => {
  it('refuses work if the disk is nearly full, and says when to retry', async () => {
    const pool = new pg.Pool({ host: '127.0.0.1', port: 1 })
    refuseWhenDiskFull(pool, '/', () => 1024)
    const refused = await pool.connect().catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(Refusal)
    expect(refused).toMatchObject({ code: 'unavailable', facts: { retryAfterSeconds: 60 } })
  })

  it('allows work while there is space', async () => {
    const pool = new pg.Pool({ host: '127.0.0.1', port: 1 })
    refuseWhenDiskFull(pool, '/', () => 10 ** 12)
    const refused = await pool.connect().catch((error: unknown) => error)
    expect(refused).not.toBeInstanceOf(Refusal)
  })

  it('checks every second even if the clock is set back by a day', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] })
    const pool = new pg.Pool({ host: '127.0.0.1', port: 1 })
    let free = 10 ** 12
    refuseWhenDiskFull(pool, '/', () => free)
    await pool.connect().catch(() => undefined)
    free = 1024
    vi.setSystemTime(Date.now() - 86_400_000)
    vi.advanceTimersByTime(1_001)
    expect(await pool.connect().catch((error: unknown) => error)).toBeInstanceOf(Refusal)
  })
})
