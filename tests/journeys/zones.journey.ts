import { addDays } from '#domain/calendar.ts'
import { chooseDay, expect, phone, test } from './visitor.ts'

// Dates and times are those of the place (R-C1), whatever the time zone of the visitor's phone.

const zones = ['Pacific/Auckland', 'America/Los_Angeles', 'Asia/Kolkata', 'Europe/Tallinn']
const places = [
  { label: 'Noblessner', id: 'tallinn', zone: 'Europe/Tallinn' },
  { label: 'Marina', id: 'koh-phangan', zone: 'Asia/Bangkok' },
]

for (const zone of zones)
  test(`a visitor whose phone is in ${zone} sees the days and times of the place`, async ({ visit }) => {
    const page = await visit(phone, zone)
    await page.goto('/booking/efoil-private')
    let chosen = ''
    for (const place of places) {
      const here = Temporal.Now.zonedDateTimeISO(place.zone).toPlainDate().toString()
      const monthCall = page.waitForRequest((request) => {
        const { pathname, searchParams: query } = new URL(request.url())
        const isThis = query.get('date') === addDays(here, 5) && query.get('location') === place.id
        return pathname.endsWith('/available-slots') && isThis
      })
      await page.getByRole('radio', { name: new RegExp(`^${place.label}`) }).click()
      // The calendar stays at the chosen day, which may be in the next month.
      if (chosen.slice(0, 7) > here.slice(0, 7))
        await page.getByRole('button', { name: 'Previous month' }).click()
      // Today is the place's today: the day before it cannot be chosen.
      const today = page.locator('button[aria-current="date"]')
      await expect(today).toHaveAttribute('aria-label', new RegExp(`^${Number(here.slice(8))} `))
      // Another place keeps the day.
      if (chosen !== addDays(here, 5)) await chooseDay(page, 5, place.zone)
      chosen = addDays(here, 5)
      await monthCall
      await expect(page.getByRole('radio', { name: /^09:00/ })).toBeVisible()
      await expect(page.getByRole('radio', { name: /^22:00/ })).toBeVisible()
    }
  })
