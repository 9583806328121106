import { theHouse } from '#domain/house/the-house.ts'
import { experienceCards } from '#domain/offers/experience-cards.ts'
import { offered } from '#domain/offers/offered.ts'
import { dateAhead } from './clock.ts'
import { expectNothingBeyond } from './page-checks.ts'
import {
  chooseDay,
  chooseTime,
  desk,
  expect,
  expectAccessible,
  phone,
  sizes,
  tellWho,
  test,
} from './visitor.ts'

const mart = { name: 'Mart Õunapuu', email: 'mart@example.ee' }

test('the page has its texts without JavaScript', async ({ visit }) => {
  const page = await visit()
  const html = await (await page.request.get('/')).text()
  for (const words of [
    'Experience the feeling of Flying and euphoria',
    'Fly silently above the water to the sunset',
    'Book a ride',
    'Learn More',
    'E-Foil Private Rent',
    'E-Foil Group Trainings',
    'Jetski Rent',
    'Wake Surf',
    'Corporate Event',
    'Birthday Events',
    'Platinum Membership',
    'Become a Member',
    'Book a Session',
    'Book a test drive',
  ])
    expect(html).toContain(words)
})

for (const [name, size] of sizes)
  test(`the landing page, the private page, login, dashboards and the 404 page are accessible (${name})`, async ({
    visit,
  }) => {
    const page = await visit(size)
    for (const path of [
      '/',
      '/booking/efoil-private',
      '/login',
      '/member-dashboard',
      '/booking-dashboard',
      '/nowhere',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
      await expectNothingBeyond(page, `on ${path}`)
    }
  })

test('six cards link to the pages that the spec says', async ({ visit }) => {
  const page = await visit()
  await page.goto('/')
  const section = page.locator('#experiences')
  const hrefs = await section
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual([
    '/booking/efoil-private',
    '/surf-sauna-booking',
    '/booking/jetski',
    '/booking/wake-surf',
    '/corporate-events',
    '/birthday-events',
  ])
  for (const { subtitle } of experienceCards(theHouse, offered(theHouse), 'landing'))
    await expect(section.getByText(subtitle, { exact: true }).first()).toBeVisible()
})

test('sections are in the order of the spec, except the test drive, which overlaps a hero of full height', async ({
  visit,
}) => {
  for (const size of [phone, desk, { width: 1024, height: 1366 }]) {
    const page = await visit(size)
    await page.goto('/')
    const ids = await page
      .locator(':is(main, #below) > section')
      .evaluateAll((all) => all.map(({ id }) => id))
    expect(ids).toEqual(['', 'testdrive', 'specs', 'experiences', 'membership', 'surf-sauna', ''])
    const hero = await page.locator(':is(main, #below) > section').first().boundingBox()
    expect(hero?.height).toBe(size.height)
    await page.getByRole('link', { name: 'To the specs' }).click()
    await expect(page.locator('#specs')).toBeInViewport()
  }
})

test('the film plays on a phone in portrait, and not for someone who wants less motion', async ({
  visit,
}) => {
  const page = await visit(phone)
  const films: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'media') films.push(new URL(request.url()).pathname)
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(films).toEqual([])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  await expect.poll(() => films[0]).toMatch(/^\/media\/hero-portrait\.(webm|mp4)$/)
  await page.getByRole('button', { name: 'Pause the film' }).click()
  await expect(page.getByRole('button', { name: 'Play the film' })).toBeVisible()
})

test('menu entries scroll to a section 80 px below the top, from another page too; the menu closes on any choice', async ({
  visit,
}) => {
  const page = await visit(phone)
  await page.goto('/booking/efoil-private')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expectAccessible(page)
  await menu
    .getByRole('link', { name: 'Membership' })
    .or(menu.getByRole('button', { name: 'Membership' }))
    .click()
  await expect(menu).toBeHidden()
  await expect
    .poll(() =>
      page.evaluate(() =>
        Math.round(document.getElementById('membership')?.getBoundingClientRect().top ?? 9999),
      ),
    )
    .toBeLessThanOrEqual(82)
  await expect
    .poll(() =>
      page.evaluate(() =>
        Math.round(document.getElementById('membership')?.getBoundingClientRect().top ?? 9999),
      ),
    )
    .toBeGreaterThanOrEqual(78)
})

test('any unknown path shows 404 Page Not Found with status 404', async ({ visit }) => {
  const page = await visit()
  const answer = await page.goto('/nowhere/at/all')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
})

test('a test drive form asks for missing fields, keeps its entries when the foils are taken, and books another time', async ({
  visit,
}) => {
  const page = await visit()
  await page.goto('/#testdrive')
  const form = page.locator('#testdrive')
  await expect(
    form.getByText(/Nothing is charged now\. You pay when you arrive, by card or cash/),
  ).toBeVisible()
  await expect(form.getByRole('link', { name: 'Our terms' })).toBeVisible()
  await form.getByRole('button', { name: 'Book test drive' }).click()
  await expect(page.getByText('Please fill in all required fields').first()).toBeVisible()
  await chooseDay(page, 6)
  await chooseTime(page, '16:00')
  await tellWho(page, mart)

  // Another visitor books first.
  const date = dateAhead(6)
  const rival = await page.request.post('/api/test-drive', {
    data: {
      date,
      time: '16:00',
      location: 'tallinn',
      foilCount: 6,
      duration: '30min',
      fullName: 'Quick Rival',
      email: 'rival@example.ee',
    },
  })
  expect(rival.status()).toBe(201)
  await form.getByRole('button', { name: 'Book test drive' }).click()
  await expect(page.getByText('Booking failed').first()).toBeVisible()
  await expect(form.getByText('Your entries are kept.')).toBeInViewport({ ratio: 1 })
  expect(await page.getByLabel('Full name').inputValue()).toBe(mart.name)
  await expectAccessible(page)
  await form
    .getByRole('button', { name: /15:00|17:00/ })
    .or(form.getByRole('radio', { name: /^17:00/ }))
    .first()
    .click()
  await form.getByRole('button', { name: 'Book test drive' }).click()
  await expect(page.getByText('Booking confirmed!').first()).toBeVisible()
  expect(await page.getByLabel('Full name').inputValue()).toBe('')
})

test('the first press on the form and text typed before its code loaded are not lost', async ({ visit }) => {
  const page = await visit()
  await page.route('**/assets/test-drive-form*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  await page.goto('/')
  await page.getByLabel('Full name').fill('Typed Early')
  await page.getByRole('button', { name: 'Book test drive' }).click()
  await expect(page.getByText('Please fill in all required fields').first()).toBeVisible()
  expect(await page.getByLabel('Full name').inputValue()).toBe('Typed Early')
  expect(new URL(page.url()).search).toBe('')
})

test('a start that was refused for two foils can be booked for the one that is left', async ({ visit }) => {
  const page = await visit()
  await page.goto('/#testdrive')
  const form = page.locator('#testdrive')
  await form.getByRole('radio', { name: /^Club/ }).click()
  await chooseDay(page, 8)
  await form.getByRole('button', { name: 'One foil more' }).click()
  await chooseTime(page, '12:00')
  await tellWho(page, mart)
  const rival = await page.request.post('/api/test-drive', {
    data: {
      date: dateAhead(8),
      time: '12:00',
      location: 'malaga',
      foilCount: 5,
      duration: '30min',
      fullName: 'Quick Rival',
      email: 'rival@example.ee',
    },
  })
  expect(rival.status()).toBe(201)
  const send = form.getByRole('button', { name: 'Book test drive' })
  await send.click()
  await expect(form.getByText('12:00 was taken a moment ago.', { exact: false })).toBeVisible()
  await form.getByRole('button', { name: 'One foil less' }).click()
  await chooseTime(page, '12:00')
  await send.click()
  await expect(page.getByText('Booking confirmed!').first()).toBeVisible()
})
