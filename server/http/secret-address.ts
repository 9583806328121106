/** Of an address that opens something: no page that it leads to hears of it, and nothing on the way keeps what it answers. */
export const secretAddressHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const
