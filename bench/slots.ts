import { alternately, middle } from './measure.ts'
import { fromTo, note, per, percent } from './rows.ts'
import { inPairsOfShops } from './two-shops.ts'

const day = Temporal.Now.plainDateISO().add({ days: 3 }).toString()
const slots = `/api/test-drive/available-slots?location=tallinn&date=${day}`

/** Free start times of a day: against an answer that asks nothing, and with many bookings against none. */
export async function slotFigures(): Promise<void> {
  const taken = await inPairsOfShops(async (emptyShop, fullShop) => {
    // Both are asked for the same: code that runs more is compiled better.
    const urls = [emptyShop, fullShop].flatMap((shop) => [`${shop}/healthz`, shop + slots])
    const [health, empty, , full] = (await alternately(urls, 10)) as [number, number, number, number]
    return { health, empty, full }
  })
  const rate = (of: 'health' | 'empty' | 'full') => per(middle(taken.map((each) => each[of])))
  const ofHealth = taken.map(({ empty, health }) => empty / health)
  note(
    'GET available-slots against /healthz, 10 connections',
    `${rate('empty')} : ${rate('health')} = ${percent(middle(ofHealth))} (${fromTo(ofHealth)})`,
    'at least 50 %',
    middle(ofHealth) >= 0.5,
  )
  const ofEmpty = taken.map(({ full, empty }) => full / empty)
  note(
    '  with 100,000 stored bookings against none',
    `${rate('full')} : ${rate('empty')} = ${percent(middle(ofEmpty))} (${fromTo(ofEmpty)})`,
    'within 15 %',
    middle(ofEmpty) >= 0.85,
  )
}
