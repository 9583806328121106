import { theHouse } from '#domain/house/the-house.ts'
import { answerFromNowOn } from './answers.ts'
import { dateAhead } from './clock.ts'
import { publish, publishBehind } from './house-hand.ts'
import { mailsIn } from './outbox.ts'
import { testOnOwnServer } from './own-server.ts'
import { expectNothingBeyond } from './page-checks.ts'
import { openDashboard } from './staff-hand.ts'
import { expectToast } from './toasts.ts'
import { desk, expect, expectAccessible, phone } from './visitor.ts'

const test = testOnOwnServer()

for (const [name, size, ahead] of [
  ['phone', phone, 20],
  ['desk', desk, 21],
] as const)
  test(`the owner rewrites the start page and the confirmation, and a visitor reads both (${name})`, async ({
    visit,
    own,
  }) => {
    const headline = `Fly low over quiet water, ${name}`
    const line = `Park at <b>gate ${ahead}</b>, not at the pier`
    const page = await visit(size)
    await openDashboard(page, 'main_admin', '/admin/house?part=texts')
    await page.getByLabel('Headline').fill('')
    await expect(page.getByText('The page needs these words').first()).toBeVisible()
    await page.getByLabel('Headline').fill('x'.repeat(81))
    await expect(page.getByText('At most 80 characters, this has 81')).toBeVisible()
    await page.getByLabel('Headline').fill(headline)
    await expectAccessible(page)
    await page.getByRole('radio', { name: 'Surf and Sauna Session' }).check()
    const group = page.getByRole('region', { name: 'Texts, Surf and Sauna Session' })
    await group.getByLabel('What is included, one per line').fill(`A fleet of ${ahead} e-foils\nTowels`)
    await page.getByRole('tab', { name: 'Messages' }).click()
    const preview = page.frameLocator('iframe[title="Confirmation, as it will look"]')
    await expect(preview.getByText('Booking confirmed. See you on the water, Liis.')).toBeVisible()
    await page.getByLabel('Your line in “Confirmation”').fill(line)
    await expect(preview.getByText(line)).toBeVisible()
    await expect(page.getByText(/^\d+ changes, not published yet/)).toBeVisible()
    await expectAccessible(page)
    await publish(page, 'New words', /Mail Confirmation, own line: .*Start page, headline: /s)

    const visitor = await visit(phone)
    await expect
      .poll(async () => {
        await visitor.goto('/')
        return visitor.getByRole('heading', { level: 1 }).textContent()
      })
      .toBe(headline)
    await visitor.goto('/surf-sauna-booking')
    for (const included of ['At most 15 people per session', `A fleet of ${ahead} e-foils`])
      await expect(visitor.getByText(included, { exact: true })).toBeVisible()
    const booked = await visitor.request.post('/api/test-drive', {
      data: {
        fullName: 'Nele Kuusk',
        email: 'nele.kuusk@example.ee',
        date: dateAhead(ahead),
        time: '11:00',
        location: 'Noblessner',
        foilCount: 1,
        duration: '1h',
      },
    })
    expect(booked.ok()).toBe(true)
    const mailed = () => mailsIn(own.dataDir).find((mail) => mail.includes(`gate ${ahead}`))
    await expect.poll(mailed).toContain(line)
    expect(mailed()).toContain(line.replaceAll('<', '&lt;').replaceAll('>', '&gt;'))
  })

test('an owner who pauses while typing continues at the same spot although the draft is saved meanwhile', async ({
  visit,
}) => {
  const page = await visit(desk)
  await openDashboard(page, 'main_admin', '/admin/house?part=messages')
  await page.getByRole('radio', { name: '24-hour reminder' }).check()
  const words = page.getByLabel('Your line in “24-hour reminder”')
  await words.click()
  await page.keyboard.type('Park behind ')
  await expect(page.getByText('1 change, not published yet')).toBeVisible()
  await page.keyboard.type('the shed.')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Draft saved')).toBeVisible()
  await page.keyboard.type('Bring a towel.')
  await expect(words).toHaveValue('Park behind the shed.\nBring a towel.')
  await page.getByRole('tab', { name: 'Texts' }).click()
  const headline = page.getByLabel('Headline')
  await headline.fill('Fly low over ')
  await expect(page.getByText('2 changes, not published yet')).toBeVisible()
  await headline.press('End')
  await page.keyboard.type('water')
  await expect(headline).toHaveValue('Fly low over water')
  await expect(page.getByText('Draft saved')).toBeVisible()
  await publishBehind(page, (house) => {
    Object.assign(house, { messages: {}, landing: theHouse.landing })
  })
})

test('going back leads out of the editor, not through the mails that were looked at', async ({ visit }) => {
  const page = await visit(desk)
  await openDashboard(page, 'main_admin')
  await page.goto('/admin/house?part=messages')
  for (const [mail, words] of [
    ['24-hour reminder', 'Be there at'],
    ['Cancellation', 'Cancelled'],
  ] as const) {
    await page.getByRole('radio', { name: mail }).check()
    const preview = page.frameLocator(`iframe[title="${mail}, as it will look"]`)
    await expect(preview.getByText(words).first()).toBeVisible()
  }
  await page.goBack()
  await expect(page).toHaveURL(/\/booking-dashboard$/)
})

test('an owner who leaves the editor while changes are refused is asked first, and loses nothing by staying', async ({
  visit,
}) => {
  const page = await visit(desk)
  await openDashboard(page, 'main_admin', '/admin/house?part=texts')
  const headline = page.getByLabel('Headline')
  const bookings = page.getByRole('link', { name: 'Bookings', exact: true })
  await headline.fill('')
  await page.getByLabel('Line below it').fill('Quiet water')
  await expect(page.getByText('Not saved: 1 problem to fix')).toBeVisible()
  await bookings.click()
  const dialog = page.getByRole('dialog', { name: 'Leave without your last changes?' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByLabel('Line below it')).toHaveValue('Quiet water')
  // The closed dialog gives the focus back before the next typing starts.
  await expect(bookings).toBeFocused()
  await headline.fill('Fly low')
  await expect(page.getByText('2 changes, not published yet')).toBeVisible()
  await headline.fill('')
  await expect(page.getByText('Not saved: 1 problem to fix')).toBeVisible()
  await bookings.click()
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/booking-dashboard$/)
  await page.goBack()
  await expect(headline).toHaveValue('Fly low')
  await bookings.click()
  await expect(page).toHaveURL(/\/booking-dashboard$/)
  await publishBehind(page, (house) => Object.assign(house, { landing: theHouse.landing }))
})

test('a change that is refused after the owner has left the editor is reported as not saved', async ({
  visit,
}) => {
  const page = await visit(desk)
  await openDashboard(page, 'main_admin', '/admin/house?part=texts')
  await page.getByLabel('Headline').fill('')
  await page.getByRole('link', { name: 'Bookings', exact: true }).click()
  await expect(page).toHaveURL(/\/booking-dashboard$/)
  await expectToast(page, 'Your last changes to the house were not saved')
})

test('a change that is refused while the next page loads is reported as not saved', async ({ visit }) => {
  const page = await visit(desk)
  await openDashboard(page, 'main_admin', '/admin/house?part=texts')
  const headline = page.getByLabel('Headline')
  await expect(headline).toBeVisible()
  const refused = page.waitForResponse('**/api/house/draft')
  await answerFromNowOn(page, '**/assets/*.js', async (route) => {
    await refused
    await route.continue()
  })
  await headline.fill('')
  await page.getByRole('link', { name: 'Bookings', exact: true }).click()
  expect((await refused).status()).toBe(400)
  await expect(page).toHaveURL(/\/booking-dashboard$/)
  await expectToast(page, 'Your last changes to the house were not saved')
})

test('a name of maximum length without spaces breaks on an owner’s phone, and leaves the prices in view', async ({
  visit,
}) => {
  const page = await visit(phone)
  await openDashboard(page, 'main_admin', '/admin/house')
  const name = 'Wasserfahrzeugvermietung'.repeat(4).slice(0, 80)
  await publishBehind(page, ({ places, activities }) => {
    places.malaga!.name = name
    activities['wake-surf'].title = name
    activities['wake-surf'].durations['1h']!.label = name
  })
  for (const path of ['places', 'texts', 'rentals']
    .map((part) => `/admin/house?part=${part}`)
    .concat('/terms')) {
    await page.goto(path)
    await expect(page.getByText(name).first()).toBeVisible()
    await expectNothingBeyond(page, `on ${path}`)
  }
  await page.goto('/admin/house')
  const right = () =>
    page
      .getByLabel(`${name} prices, ${name}, Price, in euros`)
      .evaluate((cell) => cell.getBoundingClientRect().right)
  await expect.poll(right).toBeLessThanOrEqual(phone.width)
  await publishBehind(page, ({ places, activities }) => {
    places.malaga!.name = theHouse.places.malaga!.name
    Object.assign(activities['wake-surf'], structuredClone(theHouse.activities['wake-surf']))
  })
})

test('long words in the owner’s texts break within the screen of a phone', async ({ visit }) => {
  const owner = await visit(phone)
  await openDashboard(owner, 'main_admin', '/admin/house?part=texts')
  const word = 'Wasserfahrzeugvermietung'
  await publishBehind(owner, ({ activities }) => {
    for (const id of ['jetski-rental', 'efoil-private'] as const) {
      const sold = activities[id]!
      Object.assign(sold, { title: word, lead: `${word}, ${word}` })
      Object.assign(sold.durations['1h']!, { label: `Eine ${word}` })
    }
  })
  const page = await visit(phone)
  for (const path of ['/booking/jetski', '/booking/efoil-private']) {
    await expect
      .poll(async () => {
        await page.goto(path)
        return page.getByText(word).count()
      })
      .toBeGreaterThan(0)
    await expectNothingBeyond(page, `on ${path}`)
  }
  await publishBehind(owner, ({ activities }) => {
    for (const id of ['jetski-rental', 'efoil-private'] as const)
      Object.assign(activities[id]!, structuredClone(theHouse.activities[id]))
  })
})
