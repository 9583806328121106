import { dateAhead } from './clock.ts'
import { chooseDay, expect, phone, test } from './visitor.ts'

// Dates and times are those of the place (R-C1), whatever the time zone of the visitor's phone.

const zones = ['Pacific/Auckland', 'Pacific/Honolulu', 'Asia/Kolkata', 'Europe/Tallinn']
// In Honolulu it is still yesterday.
const places = [
  { label: 'Noblessner', id: 'tallinn' },
  { label: 'Marina', id: 'koh-phangan' },
]
const [today, date] = [dateAhead(0), dateAhead(5)]

for (const zone of zones)
  test(`a visitor whose phone is in ${zone} sees the days and times of the place`, async ({ visit }) => {
    const page = await visit(phone, zone)
    await page.goto('/booking/efoil-private')
    for (const [index, place] of places.entries()) {
      const monthCall = page.waitForRequest((request) => {
        const { pathname, searchParams: query } = new URL(request.url())
        const isThis = query.get('date') === date && query.get('location') === place.id
        return pathname.endsWith('/available-slots') && isThis
      })
      await page.getByRole('radio', { name: new RegExp(`^${place.label}`) }).click()
      // Today is that of the place: the day before it cannot be chosen.
      const marked = page.locator('button[aria-current="date"]')
      await expect(marked).toHaveAttribute('aria-label', new RegExp(`^${Number(today.slice(8))} `))
      // Another place keeps the day.
      if (index === 0) await chooseDay(page, 5)
      await monthCall
      await expect(page.getByRole('radio', { name: /^09:00/ })).toBeVisible()
      await expect(page.getByRole('radio', { name: /^22:00/ })).toBeVisible()
    }
  })
