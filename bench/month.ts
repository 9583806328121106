import { alternately } from './measure.ts'
import { note, per, percent } from './rows.ts'
import { withTwoShops } from './two-shops.ts'

const seconds = 10
const next = Temporal.Now.plainDateISO().toPlainYearMonth().add({ months: 1 })
const month = `/api/availability/month?activity=efoil-private&location=tallinn&month=${next}&units=1&duration=1h`

/** The calendar of a month, with many bookings against none. */
export const monthFigures = (): Promise<void> =>
  withTwoShops(async (emptyShop, fullShop) => {
    const urls = [emptyShop + month, fullShop + month]
    const [empty, full] = (await alternately(urls, 10, seconds)) as [number, number]
    note(
      'GET month with 100,000 stored bookings against none',
      `${per(full)} : ${per(empty)} = ${percent(full / empty)}`,
      'within 20 %',
      full >= empty * 0.8,
    )
  })
