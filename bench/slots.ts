import { alternately } from './measure.ts'
import { note, per, percent } from './rows.ts'
import { withTwoShops } from './two-shops.ts'

const seconds = 10
const day = Temporal.Now.plainDateISO().add({ days: 3 }).toString()
const slots = `/api/test-drive/available-slots?location=tallinn&date=${day}`

/** Free start times of a day: against an answer that asks nothing, and with many bookings against none. */
export const slotFigures = (): Promise<void> =>
  withTwoShops(async (emptyShop, fullShop) => {
    const urls = [`${emptyShop}/healthz`, emptyShop + slots, fullShop + slots]
    const [health, empty, full] = (await alternately(urls, 10, seconds)) as [number, number, number]
    note(
      'GET available-slots against /healthz, 10 connections',
      `${per(empty)} : ${per(health)} = ${percent(empty / health)}`,
      'at least 50 %',
      empty >= health / 2,
    )
    note(
      '  with 100,000 stored bookings against none',
      `${per(full)} : ${per(empty)} = ${percent(full / empty)}`,
      'within 15 %',
      full >= empty * 0.85,
    )
  })
