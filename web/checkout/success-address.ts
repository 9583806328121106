import type { Receipt } from '#contract/views.ts'

/** Every field of a receipt: the compiler misses none. */
const fields: Record<keyof Receipt, true> = {
  id: true,
  reference: true,
  status: true,
  activity: true,
  service: true,
  location: true,
  locationLabel: true,
  date: true,
  time: true,
  until: true,
  durationLabel: true,
  quantity: true,
  quantityLabel: true,
  noun: true,
  totalPrice: true,
  totalCents: true,
  paymentMethod: true,
  priceOpen: true,
  lines: true,
}

/** Where a paid booking ends: the receipt travels in the address and carries no contact data (R-P6). */
export function successAddress(receipt: Receipt, { testMode }: { testMode: boolean }): string {
  const said = Object.fromEntries(Object.entries(receipt).filter(([name]) => name in fields))
  return `/booking-success?booking=${encodeURIComponent(JSON.stringify(said))}${testMode ? '&testMode=true' : ''}`
}
