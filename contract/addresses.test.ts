import { expect, it } from 'vitest'
import { addresses } from './addresses.ts'
import { api } from './api.ts'
import { staffAddresses } from './staff-addresses.ts'

it('sends a browser to the address that the server has for each call', () => {
  const ofServer = Object.entries(api).map(([name, { method, path }]) => [name, { method, path }])
  expect(Object.fromEntries(ofServer)).toEqual({ ...addresses, ...staffAddresses })
})
