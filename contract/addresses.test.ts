import { expect, it } from 'vitest'
import { accountAddresses } from './account-addresses.ts'
import { addresses } from './addresses.ts'
import { api } from './api.ts'

it('sends a browser to the address that the server has for each call', () => {
  const ofServer = Object.entries(api).map(([name, { method, path }]) => [name, { method, path }])
  expect(Object.fromEntries(ofServer)).toEqual({ ...addresses, ...accountAddresses })
})
