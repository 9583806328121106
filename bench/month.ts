import { alternately, middle } from './measure.ts'
import { fromTo, note, per, percent } from './rows.ts'
import { inPairsOfShops } from './two-shops.ts'

const next = Temporal.Now.plainDateISO().toPlainYearMonth().add({ months: 1 })
const month = `/api/availability/month?activity=efoil-private&location=tallinn&month=${next}&units=1&duration=1h`

/** The calendar of a month, with many bookings against none. */
export async function monthFigures(): Promise<void> {
  const taken = await inPairsOfShops(async (emptyShop, fullShop) => {
    const [empty, full] = (await alternately([emptyShop + month, fullShop + month], 10)) as [number, number]
    return { empty, full }
  })
  const rate = (of: 'empty' | 'full') => per(middle(taken.map((each) => each[of])))
  const ratios = taken.map(({ full, empty }) => full / empty)
  note(
    'GET month with 100,000 stored bookings against none',
    `${rate('full')} : ${rate('empty')} = ${percent(middle(ratios))} (${fromTo(ratios)})`,
    'within 20 %',
    middle(ratios) >= 0.8,
  )
}
