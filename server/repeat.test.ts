import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { repeat } from './jobs.ts'

describe('A periodic job', () => {
  const never = 3_600_000

  it('begins at once when nudged, after the present run, and once for many nudges', async () => {
    const work = vi.fn(async () => undefined)
    const repeated = repeat(never, work, () => undefined)
    repeated.soon()
    repeated.soon()
    expect(work).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(work).toHaveBeenCalledOnce())
    await repeated.stop()
    expect(work).toHaveBeenCalledOnce()
  })

  it('does not begin twice, and a stop waits for it', async () => {
    let finish: () => void = () => undefined
    const done: string[] = []
    const work = vi.fn(async () => {
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      done.push('work')
    })
    const repeated = repeat(never, work, () => undefined)
    repeated.soon()
    await vi.waitFor(() => expect(work).toHaveBeenCalledOnce())
    repeated.soon()
    const stopped = repeated.stop().then(() => done.push('stop'))
    await pause(0)
    expect(done).toEqual([])
    finish()
    await stopped
    expect(done).toEqual(['work', 'stop'])
    repeated.soon()
    await pause(0)
    expect(work).toHaveBeenCalledOnce()
  })

  it('reports a failure, and can begin again afterwards', async () => {
    const onFailure = vi.fn()
    const work = vi.fn(async () => {
      throw new Error('away')
    })
    const repeated = repeat(never, work, onFailure)
    repeated.soon()
    await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce())
    await pause(0)
    repeated.soon()
    await vi.waitFor(() => expect(onFailure).toHaveBeenCalledTimes(2))
    await repeated.stop()
  })
})
