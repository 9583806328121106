import type { Overview } from '#contract/views.ts'
import { priceText } from '#domain/money.ts'
import { methodLabels } from '#domain/money-moves.ts'

export const ranges = [
  { value: 'today', label: 'Today' },
  { value: 'week', label: 'This Week' },
  { value: 'month', label: 'This Month' },
] as const
export type Range = (typeof ranges)[number]['value']

export type Figure = {
  label: string
  value: string
  /** `change` begins the note. */
  note: string
  change?: { text: string; tone: 'good' | 'bad' | 'early' }
  /** The meaning of the figure, in one sentence. */
  definition: string
  /** The last days or weeks, oldest first, and the same as a sentence for screen readers. */
  bars?: { heights: { key: string; value: number }[]; text: string }
  /** The share that a bar shows, 0 to 100, for a figure that is part of a whole. */
  share?: number
}

const before: Record<Range, string> = {
  today: 'vs all of yesterday',
  week: 'vs the period before',
  month: 'vs the period before',
}

const rangeWords: Record<Range, string> = { today: 'today', week: 'this week', month: 'this month' }

const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 100))

/** An unfinished day or week trails the complete one before it: that is early, not bad. */
function changeOf(now: number, then: number, range: Range): Figure['change'] {
  // Refunds may exceed payments: a percentage of a loss means nothing.
  if (then <= 0) return undefined
  const by = Math.round(((now - then) / then) * 100)
  return {
    text: `${by > 0 ? '+' : by < 0 ? '−' : '±'}${Math.abs(by)}%`,
    tone: by >= 0 ? 'good' : range === 'today' ? 'early' : 'bad',
  }
}

/** The cards of the dashboard, each with its definition (R-S3, R-M4); without the right to see money there is no revenue. */
export function figuresOf(overview: Overview, range: Range): Figure[] {
  const { newCustomers, returningCustomers, customers } = overview
  return [
    ...revenueOf(overview, range),
    {
      label: 'New Customers',
      value: String(newCustomers),
      note: 'Last 60 days',
      definition:
        'People, by their e-mail, whose first booking was made in the last 60 days. Cancelled bookings do not count.',
      bars: {
        heights: overview.newCustomersByWeek.map(({ from, people }) => ({ key: from, value: people })),
        text: weeksText(overview.newCustomersByWeek),
      },
    },
    {
      label: 'Returning Customer Rate',
      value: `${percent(returningCustomers, customers)}%`,
      note: `${returningCustomers} of ${customers} came back`,
      definition: 'Of all who booked in the last 60 days, those with more than one booking.',
      share: percent(returningCustomers, customers),
    },
  ]
}

function revenueOf(overview: Overview, range: Range): Figure[] {
  const { totalRevenueCents, previousRevenueCents = 0, monthRevenueCents = 0, monthDays } = overview
  const { revenueSeries = [] } = overview
  if (totalRevenueCents === undefined) return []
  const change = changeOf(totalRevenueCents, previousRevenueCents, range)
  return [
    {
      label: 'Total Revenue',
      value: priceText(totalRevenueCents),
      note: change ? before[range] : `${rangeWords[range]}, nothing to compare with`,
      change,
      definition: `Payments received ${rangeWords[range]}, minus refunds, in the chosen sector. For a cancelled booking, what was kept counts. VAT included.`,
      bars: {
        heights: revenueSeries.map(({ day, cents }) => ({ key: day, value: cents })),
        text: seriesText(revenueSeries),
      },
    },
    {
      label: "This Month's Revenue",
      value: priceText(monthRevenueCents),
      note: `${monthDays.passed} of ${monthDays.all} days`,
      definition:
        'Payments received since the first of this month, minus refunds. For a cancelled booking, what was kept counts. VAT included.',
      share: percent(monthDays.passed, monthDays.all),
    },
  ]
}

/** Today's payments by method: 'Card, online 125.50 €; Cash 70 €'. */
export const takenText = (taken: Overview['takenToday'] = []): string =>
  taken.map(({ method, cents }) => `${methodLabels[method]} ${priceText(cents)}`).join('; ')

/** The bars of the last days as a sentence, for screen readers. */
export function seriesText(series: NonNullable<Overview['revenueSeries']>): string {
  if (series.length === 0) return 'No revenue yet.'
  const best = series.reduce((a, b) => (b.cents > a.cents ? b : a))
  return `Revenue of the last ${series.length} days; the best was ${best.day} with ${priceText(best.cents)}.`
}

const weeksText = (weeks: Overview['newCustomersByWeek']): string =>
  `New customers of the last ${weeks.length} weeks, this one last: ${weeks.map(({ people }) => people).join(', ')}.`
