import { beforeAll, expect, it } from 'vitest'
import { lineText, type QuoteLine } from '#domain/activities/quote-lines.ts'
import { appOfFile } from '#tests/app.ts'
import { migrate } from './migrate.ts'
import { seedDemo } from './seed/demo.ts'

const t = await appOfFile()
beforeAll(async () => {
  await t.sql('truncate users, bookings cascade')
  await seedDemo(t.db, t.deps.now(), async () => 'nobody signs in')
})

type Row = { id: string; lines: QuoteLine[] }
const bookings = () => t.sql<Row>('select id, lines from bookings order by id')

async function migrateLines(): Promise<void> {
  await t.sql(`delete from migrations where name = '0033-quote-lines.sql'`)
  await migrate(t.db)
}
const store = (rows: { id: string; lines: object[] }[]) =>
  t.sql(
    `update bookings b set lines = r.lines from jsonb_to_recordset($1::jsonb) as r(id text, lines jsonb) where b.id::text = r.id`,
    JSON.stringify(rows),
  )

const wordedBefore = [
  { label: '3 foils × 1 h × 120\u00a0€', cents: 36_000 },
  { label: '2 people × 30\u00a0€', cents: 6_000 },
  { label: '1 foil × Full day × 500\u00a0€', cents: 50_000 },
  { label: '30 extra minutes', note: 'free', tone: 'gift' },
  { label: 'RXP-X RS 300 × 30 min', cents: 16_000 },
  { label: 'RXP-X RS 300', note: 'plus fuel', tone: 'muted' },
  { label: 'GTI 130 × 1 h, estimate', cents: 4_500 },
  { label: 'GTI 130', note: 'price on request', tone: 'muted' },
  { label: 'Member, Mon to Fri, 15%', cents: -1_800 },
  { label: 'First jetski ride, 5%', note: 'not combined', tone: 'muted' },
  { label: 'Sunset tour, 90 min', cents: 10_000 },
]
const foil = { one: 'foil', many: 'foils' }
const person = { one: 'person', many: 'people' }
const asData: QuoteLine[] = [
  { kind: 'units', count: 3, noun: foil, minutes: 60, eachCents: 12_000, cents: 36_000 },
  { kind: 'units', count: 2, noun: person, eachCents: 3_000, cents: 6_000 },
  { kind: 'units', count: 1, noun: foil, minutes: null, eachCents: 50_000, cents: 50_000 },
  { kind: 'gift', minutes: 30 },
  { kind: 'machine', name: 'RXP-X RS 300', minutes: 30, cents: 16_000 },
  { kind: 'fuel', name: 'RXP-X RS 300' },
  { kind: 'estimate', name: 'GTI 130', minutes: 60, cents: 4_500 },
  { kind: 'price_on_request', name: 'GTI 130' },
  { kind: 'discount', rule: 'weekday', percent: 15, cents: -1_800 },
  { kind: 'discount_unused', rule: 'first-jetski', percent: 5, reason: 'not_combined' },
  { kind: 'text', label: 'Sunset tour, 90 min', cents: 10_000 },
]

it('each kind of price line stored as words becomes data, also in a demo that is off', async () => {
  const [first] = await bookings()
  await store([{ id: first!.id, lines: wordedBefore }])
  await t.sql(
    `insert into demo_set_aside (table_name, row) select 'bookings', to_jsonb(b) from bookings b where id = $1`,
    first!.id,
  )
  await migrateLines()
  expect((await bookings())[0]!.lines).toEqual(asData)
  expect(await t.sql(`select row -> 'lines' as lines from demo_set_aside`)).toEqual([{ lines: asData }])
})

/** A line in its former shape. */
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

it('price lines stored as words become data with the same wording', async () => {
  const [first, second] = await bookings()
  await store([
    { ...first!, lines: [...first!.lines, ...discounts] },
    { ...second!, lines: open },
  ])
  const before = await bookings()
  await store(before.map(({ id, lines }) => ({ id, lines: lines.map(wordsBefore) })))
  await migrateLines()
  const after = await bookings()
  expect(after.map(({ lines }) => lines.map(lineText))).toEqual(
    before.map(({ lines }) => lines.map(lineText)),
  )
  // Lines of a boat and its sauna contain names, so they stay text.
  const isWorded = ({ kind }: QuoteLine) => kind === 'boat' || kind === 'sauna'
  const data = before.filter(({ lines }) => !lines.some(isWorded))
  expect(data.length).toBeGreaterThan(20)
  for (const { id, lines } of data) expect(after.find((row) => row.id === id)!.lines).toEqual(lines)
})
