// Money is integer euro cents internally (R-M1); these functions convert it.

/** Cents for people: `1 290 €`, `12.50 €`. No-break spaces; no decimals for whole euros. */
export function priceText(cents: number): string {
  const whole = Math.trunc(Math.abs(cents) / 100)
  const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
  const rest = Math.abs(cents) % 100
  const sign = cents < 0 ? '−' : ''
  return `${sign}${grouped}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}\u00a0€`
}

/** Cents as the API's number in euros: 36000 → 360. */
export const euros = (cents: number): number => cents / 100

/** Cents as the API's text: 36000 → '360', 1250 → '12.50'. */
export const euroText = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)

/** A client's amount in euros, number or text, as cents; undefined if it is not an amount. */
export function centsOf(amount: number | string | undefined): number | undefined {
  if (amount === undefined || amount === '') return undefined
  const value = Number(amount)
  return Number.isFinite(value) ? Math.round(value * 100) : undefined
}

/** The VAT inside a price that includes it, in cents: 24 % of the net are 24/124 of the price (R-M5). */
export const vatWithin = (cents: number, percent: number): number =>
  Math.round((cents * percent) / (100 + percent))
