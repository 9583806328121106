import type { Receipt } from '#contract/views.ts'
import { receiptView } from '#contract/views.ts'

/** Reads the address of success-address.ts again. Apart from it: checkout writes one, and has no use for schemas. A booking that cannot be read is logged and ignored. */
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
