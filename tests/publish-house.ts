import { expect } from 'vitest'
import type { House } from '#domain/house/house.ts'
import type { TestApp } from './app.ts'

type Draft = { version: number; house: House; problems: { path: string; message: string }[] }
/** The server numbers new units. */
type Changed = Omit<House, 'units'> & { units: Record<string, Omit<House['units'][string], 'number'>> }

/** Saves the changed draft; returns the answer. */
export async function saveHouse(t: Pick<TestApp, 'call'>, change: (house: House) => Changed) {
  const { body } = await t.call<Draft>('GET', '/api/house/draft', { as: 'main_admin' })
  return t.call<Draft>('PUT', '/api/house/draft', {
    as: 'main_admin',
    body: { version: body.version, house: change(body.house) },
  })
}

/** Publishes the changed draft, even if bookings are stranded. */
export async function publishHouse(
  t: Pick<TestApp, 'call'>,
  change: (house: House) => Changed,
): Promise<void> {
  const saved = await saveHouse(t, change)
  expect(saved.body.problems).toEqual([])
  const body = { version: saved.body.version, note: '', strands: 'keep' }
  expect((await t.call('POST', '/api/house/publish', { as: 'main_admin', body })).status).toBe(201)
}
