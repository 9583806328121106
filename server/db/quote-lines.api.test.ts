import { afterAll, beforeAll, expect, it } from 'vitest'
import type { QuoteLine } from '#domain/activities/quote-lines.ts'
import { lineText } from '#domain/activities/quote-lines.ts'
import type { TestApp } from '#tests/app.ts'
import { testApp } from '#tests/app.ts'
import { migrate } from './migrate.ts'
import { seedDemo } from './seed/demo.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  await run('truncate users, bookings cascade')
  await seedDemo(t.db, t.deps.now(), async () => 'nobody signs in')
})
afterAll(() => t.close())

type Row = { id: string; lines: QuoteLine[] }
const run = <Found extends object>(text: string, ...values: unknown[]) =>
  t.db.run<Found>({ name: '', text }, values)
const bookings = () => run<Row>('select id, lines from bookings order by id')

const store = (rows: { id: string; lines: object[] }[]) =>
  run(
    `update bookings b set lines = r.lines from jsonb_to_recordset($1::jsonb) as r(id text, lines jsonb) where b.id::text = r.id`,
    JSON.stringify(rows),
  )

/** As a line was stored before. */
function wordsBefore(line: QuoteLine): object {
  const { label, ...rest } = lineText(line)
  return { label: line.kind === 'estimate' ? `${label}, estimate` : label, ...rest }
}

const discounts: QuoteLine[] = [
  { kind: 'discount', rule: 'weekday', percent: 15, cents: -1_800 },
  { kind: 'discount_unused', rule: 'club', percent: 10, reason: 'not_combined' },
]
const open: QuoteLine[] = [
  { kind: 'estimate', name: 'GTI 130', minutes: 60, cents: 4_500 },
  { kind: 'price_on_request', name: 'GTI 130' },
]

it('lines of a price that were stored as words become data that is worded the same', async () => {
  const [first, second] = await bookings()
  await store([
    { ...first!, lines: [...first!.lines, ...discounts] },
    { ...second!, lines: open },
  ])
  const before = await bookings()
  await store(before.map(({ id, lines }) => ({ id, lines: lines.map(wordsBefore) })))
  await run(`delete from migrations where name = '0033-quote-lines.sql'`)
  await migrate(t.db)
  const after = await bookings()
  expect(after.map(({ lines }) => lines.map(lineText))).toEqual(
    before.map(({ lines }) => lines.map(lineText)),
  )
  // A boat and its sauna are worded by name: these stay words.
  const isWorded = ({ kind }: QuoteLine) => kind === 'boat' || kind === 'sauna'
  const data = before.filter(({ lines }) => !lines.some(isWorded))
  expect(data.length).toBeGreaterThan(20)
  for (const { id, lines } of data) expect(after.find((row) => row.id === id)!.lines).toEqual(lines)
})
