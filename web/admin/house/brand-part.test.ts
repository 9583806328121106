import { expect, it } from 'vitest'
import { theHouse } from '#domain/house/the-house.ts'
import { isSample } from './brand-part.tsx'

it('lists the samples in a new house: codes, footer line and e-mail', () => {
  const { email, legalLine, seller } = theHouse.brand
  for (const text of [email, legalLine, seller.registryCode, seller.vatNumber])
    expect(isSample(text), text).toBe(true)
  for (const text of ['hello@seahouse.ee', 'Sea House OÜ, registry code 12345678', 'EE100000012'])
    expect(isSample(text), text).toBe(false)
})
