import { describe, expect, it } from 'vitest'
import type { Overview } from '#contract/views.ts'
import { figuresOf, seriesText, takenText } from './figures-texts.ts'

const overview: Overview = {
  totalRevenueCents: 284_000,
  previousRevenueCents: 253_571,
  monthRevenueCents: 3_126_000,
  monthDays: { passed: 16, all: 30 },
  newCustomers: 12,
  newCustomersByWeek: [3, 0, 1, 2, 1, 0, 2, 3].map((people, index) => ({ from: `week ${index}`, people })),
  returningCustomers: 24,
  customers: 64,
  revenueSeries: [
    { day: '2026-06-15', cents: 100_000 },
    { day: '2026-06-16', cents: 284_000 },
  ],
  demo: false,
}

describe('four revenue cards', () => {
  it('are two for accounts that do not see money', () => {
    const { totalRevenueCents: _all, revenueSeries: _days, ...seen } = overview
    expect(figuresOf(seen, 'today').map(({ label }) => label)).toEqual([
      'New Customers',
      'Returning Customer Rate',
    ])
  })

  it("are Total Revenue, This Month's Revenue, New Customers and Returning Customer Rate", () => {
    expect(figuresOf(overview, 'today').map(({ label, value }) => [label, value])).toEqual([
      ['Total Revenue', '2\u00a0840\u00a0€'],
      ["This Month's Revenue", '31\u00a0260\u00a0€'],
      ['New Customers', '12'],
      ['Returning Customer Rate', '38%'],
    ])
  })

  it('New Customers carries the note Last 60 days', () => {
    expect(figuresOf(overview, 'week')[2]?.note).toBe('Last 60 days')
  })

  it('New Customers has a bar for each of eight weeks, and a sentence about them', () => {
    expect(figuresOf(overview, 'week')[2]?.bars?.heights.map(({ value }) => value)).toEqual([
      3, 0, 1, 2, 1, 0, 2, 3,
    ])
    expect(figuresOf(overview, 'week')[2]?.bars?.text).toBe(
      'New customers of the last 8 weeks, this one last: 3, 0, 1, 2, 1, 0, 2, 3.',
    )
  })

  it('states how revenue changed, if there is something to compare with', () => {
    expect(figuresOf(overview, 'today')[0]).toMatchObject({
      change: { text: '+12%', tone: 'good' },
      note: 'vs all of yesterday',
    })
    expect(figuresOf({ ...overview, previousRevenueCents: 0 }, 'today')[0]?.change).toBeUndefined()
  })

  it('does not call revenue a loss because earlier refunds exceeded payments', () => {
    expect(figuresOf({ ...overview, previousRevenueCents: -5_000 }, 'week')[0]).toMatchObject({
      change: undefined,
      note: 'this week, nothing to compare with',
    })
  })

  it('raises no alarm in the morning, when today is behind the whole previous day', () => {
    const morning = { ...overview, totalRevenueCents: 25_357 }
    expect(figuresOf(morning, 'today')[0]?.change).toEqual({ text: '−90%', tone: 'early' })
    expect(figuresOf(morning, 'week')[0]?.change).toEqual({ text: '−90%', tone: 'bad' })
  })

  it('no customers is 0 per cent, not a division by zero', () => {
    const noCustomers = { ...overview, customers: 0, returningCustomers: 0 }
    expect(figuresOf(noCustomers, 'today')[3]?.value).toBe('0%')
  })

  it('describes the bars in a sentence', () => {
    expect(seriesText(overview.revenueSeries!)).toContain('the best was 2026-06-16 with 2\u00a0840\u00a0€')
  })
})

it('states how today’s money was paid', () => {
  const taken = [
    { method: 'card', cents: 12_550 },
    { method: 'cash', cents: -2_000 },
  ] as const
  expect(takenText([...taken]).replaceAll('\u00a0', ' ')).toBe('Card, online 125.50 €; Cash −20 €')
})
