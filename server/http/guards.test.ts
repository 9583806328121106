import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guards } from './guards.ts'

const app = fastify()
beforeAll(async () => {
  await guards(app, { rateLimits: true, headers: {}, trustProxy: 0 })
  app.get('/assets/app.js', async () => 'code')
  app.get('/api/locations', async () => [])
})
afterAll(() => app.close())

async function statusesOf(url: string, count: number): Promise<number[]> {
  const statuses: number[] = []
  for (let index = 0; index < count; index++) statuses.push((await app.inject(url)).statusCode)
  return statuses
}

test('a network whose visitors open many pages gets all their files, and calls are limited separately', async () => {
  expect(new Set(await statusesOf('/assets/app.js', 1_300))).toEqual(new Set([200]))
  expect(new Set(await statusesOf('/api/locations', 1_200))).toEqual(new Set([200]))
  // Another spelling of the same address counts as the same.
  for (const url of ['/api/locations', '/%61pi/locations', 'http://merelend.example/api/locations'])
    expect(await statusesOf(url, 1)).toEqual([429])
})
