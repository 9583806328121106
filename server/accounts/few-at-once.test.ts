import { expect, it } from 'vitest'
import { limitConcurrency } from './passwords.ts'

it('runs some at once, lets some wait, refuses the rest and is free again afterwards', async () => {
  const few = limitConcurrency({ atOnce: 2, waiting: 3 })
  const gates = [1, 2, 3, 4, 5, 6].map(() => Promise.withResolvers<string>())
  let began = 0
  const works = gates.map(({ promise }) =>
    few(() => {
      began++
      return promise
    }),
  )
  await expect(works[5]).rejects.toMatchObject({ code: 'too_many_tries', facts: { retryAfterSeconds: 2 } })
  expect(began).toBe(2)
  gates[0]!.reject(new Error('also a work that fails gives its place on'))
  await expect(works[0]).rejects.toThrow('gives its place on')
  expect(began).toBe(3)
  for (const { resolve } of gates) resolve('done')
  expect(await Promise.all(works.slice(1, 5))).toEqual(['done', 'done', 'done', 'done'])
  expect(await few(async () => 'again')).toBe('again')
})
