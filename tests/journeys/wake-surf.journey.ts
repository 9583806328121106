import { chooseDay, chooseTime, dayName, expect, expectAccessible, phone, tellWho, test } from './visitor.ts'

const rasmus = { name: 'Rasmus Mägi', email: 'rasmus@example.ee', phone: '+372 5123 4567' }

test('the page has its texts without JavaScript', async ({ visit }) => {
  const page = await visit()
  const html = await (await page.request.get('/booking/wake-surf')).text()
  const words = ['20 minutes', '40 minutes', '2 hours', 'Floating sauna, 3 hours', '290', 'Special requests']
  expect(words.filter((word) => !html.includes(word))).toEqual([])
})

test('a visitor books wake surfing with the floating sauna and finds it in checkout', async ({ visit }) => {
  const page = await visit(phone)
  await page.goto('/booking/wake-surf')
  await expect(page.getByRole('button', { name: 'Next month' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue to Payment' }).last().click()
  await expect(page.getByText('Missing Information').first()).toBeVisible()
  await expect(page.getByText('Please fill in all required fields').first()).toBeVisible()

  await chooseDay(page, 12)
  await page.getByRole('checkbox', { name: 'Floating sauna, 3 hours' }).check()
  await chooseTime(page, '10:00')
  await expect(page.getByText('Starts when you come off the wave: 11:00 to 14:00.')).toBeVisible()
  for (let people = 2; people < 6; people++)
    await page.getByRole('button', { name: 'One person more' }).click()
  await tellWho(page, rasmus)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue to Payment' }).last().click()
  await page.getByRole('button', { name: 'Switch to 2 hours' }).click()

  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue(rasmus.name)
  await expect(page.getByText('Starts when you come off the wave: 12:00 to 15:00.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue to Payment' }).last().click()
  await page.waitForURL('**/checkout')
  await expect(page.getByRole('heading', { name: 'Wake Surf - 2 hours + Floating Sauna' })).toBeVisible()
  await expect(page.getByText(`${dayName(12)} at 10:00 to 15:00`)).toBeVisible()
  await expect(page.getByText('People', { exact: true })).toBeVisible()
  await expect(page.getByText('Floating sauna, 3 hours, day')).toBeVisible()
})

test('in a browser that stores nothing, the page reports the failure and keeps the entries', async ({
  visit,
}) => {
  const page = await visit()
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no storage', 'QuotaExceededError')
    }
  })
  await page.goto('/booking/wake-surf')
  await chooseDay(page, 13)
  await chooseTime(page, '15:00')
  await tellWho(page, rasmus)
  await page.getByRole('button', { name: 'Continue to Payment' }).first().click()
  await expect(page.getByText('Booking Failed').first()).toBeVisible()
  await expect(
    page.getByText('There was an error processing your booking. Please try again.').first(),
  ).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue(rasmus.name)
})
