import { type Screen, screens } from '../../contract/screens.ts'
import { cancelPolicyText } from '../../domain/booking/policy.ts'
import { theHouse } from '../../domain/house/the-house.ts'
import { customOrderDollars } from '../../domain/offers/board-price.ts'
import { dollarText } from '../../domain/offers/custom-board.ts'
import { answerFromNowOn } from './answers.ts'
import { expectNothingBeyond } from './page-checks.ts'
import { expect, expectAccessible, phone, test } from './visitor.ts'

const buyer = { name: 'Mart Õunapuu', email: 'mart@example.ee' }
const chosen = { motorPower: '2', mastLength: '3', accessories: ['travel-bag' as const] } as const
const dollars = customOrderDollars(theHouse, { ...chosen, accessories: [...chosen.accessories] })

test('every page is sent with its title, description, words and one canonical address', async ({ visit }) => {
  const { request } = await visit()
  for (const screen of Object.values<Screen>(screens).filter((one) => one !== screens.notFound))
    for (const path of screen.paths) {
      const answer = await request.get(path)
      const html = await answer.text()
      // One page is rendered for all links, so it has no address of its own.
      expect(answer.status(), path).toBe(screen.link ? 404 : 200)
      expect(html, path).toMatch(/<title>[^<]{8,}<\/title>/)
      expect(html, path).toMatch(/<meta name="description" content="[^"]{20,}"/)
      expect(html.includes('name="robots" content="noindex"'), `${path} kept out`).toBe(!screen.index)
      if (!screen.index) continue
      expect(html, path).toMatch(/<h1[ >]/)
      expect(html, path).toContain(
        `<link rel="canonical" href="${process.env.JOURNEY_URL}${screen.paths[0]}"/>`,
      )
      const [, preview = ''] =
        /property="og:image" content="http[^"]+(\/media\/og[\w-]*\.jpg)"/.exec(html) ?? []
      expect((await request.get(preview)).headers()['content-type'], path).toBe('image/jpeg')
    }
})

test('terms, privacy and imprint are one step from any page and accessible', async ({ visit }) => {
  const page = await visit(phone)
  await page.goto('/custom-order')
  for (const [name, words] of [
    ['Terms', cancelPolicyText],
    ['Privacy', 'Nobody who does not need it.'],
    ['Imprint', 'registry code'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('main').getByText(words).first()).toBeVisible()
    await expectAccessible(page)
    await expectNothingBeyond(page)
  }
})

test('pages visited after one with few parts of the house have their prices, also when going back', async ({
  visit,
}) => {
  const page = await visit(phone)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.data')) asked.push(new URL(request.url()).pathname)
  })
  await page.addInitScript(() =>
    window.addEventListener('hydrated', () => Object.assign(window, { isHydrated: true }), { once: true }),
  )
  await page.goto('/privacy')
  // Before hydration a link loads its page as a document.
  await page.waitForFunction(() => 'isHydrated' in window)
  const legal = page.getByRole('contentinfo')
  await legal.getByRole('link', { name: 'Terms' }).click()
  await expect(page.getByText(/costs a joining fee of \D*\d/)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
  await legal.getByRole('link', { name: 'Imprint' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Imprint' })).toBeVisible()
  expect(asked).toEqual(['/terms.data'])
  await page.getByRole('banner').getByRole('link', { name: 'Merelend' }).click()
  await expect(page.locator('#membership')).toContainText(/\d/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Imprint' })).toBeVisible()
  expect(asked).toEqual(['/terms.data', '/_.data', '/imprint.data'])
})

test('a board is ordered as chosen and at the price shown, and a failure keeps every entry', async ({
  visit,
}) => {
  const page = await visit(phone)
  await page.goto('/custom-order')
  await expectAccessible(page)
  const price = page.getByRole('region', { name: 'Price' })
  await expect(price.getByText('The order binds neither of us until')).toBeVisible()
  await expect(price.getByRole('link', { name: 'Our terms' })).toHaveAttribute('href', '/terms')
  const order = page.getByRole('button', { name: 'Order this board' }).last()
  await order.click()
  await expect(page.getByText('Please fill in all required fields').first()).toBeVisible()

  await page.getByRole('radio', { name: 'Ink' }).check()
  await page.getByRole('radio', { name: /7\.2 kW/ }).check()
  await page.getByRole('radio', { name: /90 cm/ }).check()
  await page.getByRole('checkbox', { name: /Travel bag/ }).check()
  // Controls reached by Tab are not behind the bar at the foot.
  await page.getByRole('checkbox', { name: /Second wing set/ }).press('Tab')
  const [field, bar] = [await page.getByLabel('Full name').boundingBox(), await order.boundingBox()]
  expect(field!.y + field!.height).toBeLessThan(bar!.y)
  await page.getByLabel('Full name').fill(buyer.name)
  await page.getByLabel('E-mail').fill(buyer.email)
  await expect(page.getByText(dollarText(dollars)).first()).toBeVisible()

  await answerFromNowOn(page, '**/api/custom-orders', (route) => route.fulfill({ status: 500, body: '' }), {
    times: 1,
  })
  await order.click()
  // The toast disappears; the note at the form stays.
  await expect(page.getByText('Your choices and your details are kept.')).toBeInViewport({ ratio: 1 })
  await expect(order).toBeFocused()
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue(buyer.name)
  await expect(page.getByRole('radio', { name: /90 cm/ })).toBeChecked()

  const sent = page.waitForRequest('**/api/custom-orders')
  await order.click()
  expect((await sent).postDataJSON()).toEqual({
    fullName: buyer.name,
    email: buyer.email,
    color: 'ink',
    ...chosen,
  })
  await expect(page.getByRole('heading', { name: 'We have your order' })).toBeVisible()
  await expect(page.getByText(dollarText(dollars)).first()).toBeVisible()
  await expectAccessible(page)
})
