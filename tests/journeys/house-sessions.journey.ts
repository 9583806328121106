import { testOnOwnServer } from './own-server.ts'
import {
  boardAhead,
  bookByPhone,
  expectFound,
  expectPicture,
  givePicture,
  openEditor,
  openEntry,
  publish,
} from './rentals-hand.ts'
import { chooseDay, chooseTime, desk, expect, expectAccessible, phone, tellWho } from './visitor.ts'

const test = testOnOwnServer()

/** Days until a Friday, the only weekday on which it is sold. */
const ahead = 3

for (const [where, size, name, slug, guest] of [
  ['a desk', desk, 'SUP yoga', 'sup-yoga', 'Tiiu Tamme'],
  ['a phone', phone, 'Sunrise swim', 'sunrise-swim', 'Olev Ojamaa'],
] as const)
  test(`the owner at ${where} adds a session; a visitor on a phone books two places, staff see it and enter one by phone`, async ({
    visit,
  }) => {
    const owner = await visit(size)
    await openEditor(owner, 'Rentals')
    await owner.getByRole('button', { name: 'Add a rental' }).click()
    // The cards below have fields of the same names, also those of a session added before.
    const form = owner.getByRole('form', { name: 'Add a rental' })
    await form.getByRole('radio', { name: /A session with places/ }).check()
    await form.getByLabel('Name', { exact: true }).fill(name)
    await form.getByRole('textbox', { name: 'Pühajärve', exact: true }).fill('4')
    await form.getByLabel('Price, €').fill('25')
    await form.getByRole('button', { name: 'Add to the draft' }).click()
    await expect(form.getByText('Choose a day of the week')).toBeVisible()
    await expectAccessible(owner)
    await form.getByRole('checkbox', { name: 'Fri' }).check()
    await form.getByLabel('Start times').fill('10:00 18:00')
    await form.getByRole('button', { name: 'Add to the draft' }).click()
    const card = owner.getByRole('region', { name, exact: true })
    await card.getByLabel('Description in a sentence or two').fill('Slow moves on still water')
    const places = card.getByLabel('Places in a session, Pühajärve')
    await places.fill('101')
    await places.blur()
    await expect(card).toContainText('Please enter a whole number up to 100, not “101”')
    await places.fill('3')
    const picture = await givePicture(owner, name)
    await publish(owner)
    await expectAccessible(owner)

    const visitor = await visit(phone)
    await visitor.goto('/booking')
    await visitor.getByRole('link', { name: new RegExp(name) }).click()
    await visitor.waitForURL(`**/booking/${slug}`)
    await expectPicture(visitor, picture)
    await expect(visitor.getByText('Slow moves on still water').first()).toBeVisible()
    await expect(visitor.getByText('1 h, 25 € per place')).toBeVisible()
    await visitor.getByRole('button', { name: 'One place more' }).click()
    await chooseDay(visitor, ahead)
    await chooseTime(visitor, '18:00')
    await tellWho(visitor, { name: guest, email: 'tiiu@example.ee', phone: '+372 5550 1234' })
    await expectAccessible(visitor)
    await visitor.getByRole('button', { name: 'Continue to Payment' }).last().click()
    await visitor.waitForURL('**/checkout')
    await expect(visitor.getByText('Your 2 places are held for you while you pay.')).toBeVisible()
    await visitor.getByRole('button', { name: 'Create Test Booking (50€)' }).click()
    await visitor.waitForURL('**/booking-success?**')
    await expect(visitor.getByText('2 places').first()).toBeVisible()
    expect(await (await visitor.request.get('/sitemap.xml')).text()).toContain(`/booking/${slug}<`)
    expect(await (await visitor.request.get('/')).text()).toContain(`/booking/${slug}"`)
    const page = await (await visitor.request.get(`/booking/${slug}`)).text()
    expect(page).toContain(`/media/og-${picture}.jpg`)
    expect(page).toContain('"price":"25"')
    // One of three places is left.
    await visitor.goto(`/booking/${slug}`)
    await chooseDay(visitor, ahead)
    await expect(visitor.getByRole('radio', { name: /^18:00.*1 left/ })).toBeVisible()

    await expectFound(owner, guest, name)
    const entry = await openEntry(owner, name)
    await entry.getByRole('group', { name: 'Day' }).getByRole('button').first().click()
    await chooseDay(owner, ahead)
    await entry.getByRole('radio', { name: /^18:00/ }).check()
    await bookByPhone(owner, entry)
    // Both are in one row of that day's board.
    if (size === desk) {
      const board = await boardAhead(owner, ahead)
      await expect(board.getByRole('list', { name, exact: true })).toHaveCount(1)
    }
    // The session is full, so its start cannot be chosen.
    await visitor.goto(`/booking/${slug}`)
    await chooseDay(visitor, ahead)
    await expect(visitor.getByRole('radio', { name: /^18:00/ })).toBeDisabled()
  })
