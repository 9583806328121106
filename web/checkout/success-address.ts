import type { Receipt } from '#contract/views.ts'
import { receiptView } from '#contract/views.ts'

/** Where a paid booking ends: the receipt travels in the address and carries no contact data (R-P6). */
export function successAddress(receipt: Receipt, { testMode }: { testMode: boolean }): string {
  const booking = encodeURIComponent(JSON.stringify(receiptView.parse(receipt)))
  return `/booking-success?booking=${booking}${testMode ? '&testMode=true' : ''}`
}

/** Reads the address again. A booking that cannot be read is logged and ignored. */
export function readSuccess(search: string): { receipt: Receipt | undefined; testMode: boolean } {
  const asked = new URLSearchParams(search)
  return { receipt: readReceipt(asked.get('booking')), testMode: asked.get('testMode') === 'true' }
}

function readReceipt(text: string | null): Receipt | undefined {
  if (text === null) return undefined
  try {
    return receiptView.parse(JSON.parse(text))
  } catch (error) {
    console.info('The booking in the address could not be read', error)
    return undefined
  }
}
