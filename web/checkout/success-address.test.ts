import { describe, expect, it, vi } from 'vitest'
import { sampleReceipt } from '#tests/samples.ts'
import { successAddress } from './stored-addresses.ts'
import { readSuccess } from './success.tsx'

const receipt = sampleReceipt({
  location: 'puhajarve',
  locationLabel: 'Pühajärve',
  lines: [{ label: '3 foils × 1 h × 120\u00a0€ & 100%', cents: 36_000 }],
})
const searchOf = (address: string) => address.slice(address.indexOf('?'))

describe('the success address works', () => {
  it('carries the URL-encoded JSON of the booking and testMode=true, and is read back unchanged', () => {
    const address = successAddress(receipt, { testMode: true })
    expect(address).toMatch(/^\/booking-success\?booking=%7B.*&testMode=true$/)
    expect(readSuccess(searchOf(address))).toEqual({ receipt, testMode: true })
  })

  it('both parameters are optional', () => {
    expect(readSuccess('')).toEqual({ receipt: undefined, testMode: false })
  })

  it('contains nothing that is not in the receipt', () => {
    const more = { ...receipt, customerEmail: 'liis@example.ee' }
    const address = successAddress(more, { testMode: false })
    expect(decodeURIComponent(address)).not.toContain('liis@example.ee')
    expect(readSuccess(searchOf(address)).receipt).toEqual(receipt)
  })
})

describe('the success address refuses', () => {
  it.each(['%7Bbroken', 'null', '%7B%7D', '%E0%A4%A', '[]', '"text"'])(
    'an unparseable booking (%s): logged and ignored',
    (booking) => {
      const said = vi.spyOn(console, 'info').mockImplementation(() => {})
      expect(readSuccess(`?booking=${booking}&testMode=true`)).toEqual({ receipt: undefined, testMode: true })
      expect(said).toHaveBeenCalledOnce()
    },
  )
})
