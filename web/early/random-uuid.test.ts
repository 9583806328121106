import { expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { fillInRandomUuid } from './random-uuid.ts'

it('makes random ids in a browser without randomUUID', () => {
  const { randomUUID } = Crypto.prototype
  onTestFinished(() => {
    Reflect.deleteProperty(crypto, 'randomUUID')
    Object.assign(Crypto.prototype, { randomUUID })
  })
  Reflect.deleteProperty(Crypto.prototype, 'randomUUID')
  fillInRandomUuid()
  const ids = Array.from({ length: 100 }, () => crypto.randomUUID())
  expect(new Set(ids).size).toBe(100)
  for (const id of ids) expect(() => z.uuidv4().parse(id)).not.toThrow()
})
