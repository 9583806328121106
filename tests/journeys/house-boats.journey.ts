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

const ahead = 3

for (const [where, size, name, slug, [guest, surname]] of [
  ['a desk', desk, 'Fishing boat', 'fishing-boat', ['Anu Ahven', 'Ahven']],
  ['a phone', phone, 'Sailing yacht', 'sailing-yacht', ['Priit Haug', 'Haug']],
] as const)
  test(`the owner at ${where} adds a boat with a captain; a visitor books both, staff see them and enter a phone booking`, async ({
    visit,
  }) => {
    const owner = await visit(size)
    await openEditor(owner, 'Rentals')
    await owner.getByRole('button', { name: 'Add a rental' }).click()
    const form = owner.getByRole('form', { name: 'Add a rental' })
    await form.getByRole('radio', { name: /A boat, rented whole/ }).check()
    await form.getByLabel('Name', { exact: true }).fill(name)
    await form.getByRole('textbox', { name: 'Pühajärve', exact: true }).fill('1')
    await form.getByLabel('Minutes', { exact: true }).fill('120')
    await form.getByLabel('Price, €').fill('120')
    await form.getByRole('textbox', { name: 'Add-on' }).fill('Captain')
    await form.getByRole('button', { name: 'Add to the draft' }).click()
    await expect(form.getByText('Say how many, from 1 to 100')).toBeVisible()
    await expect(form.getByText('Please give it a price')).toBeVisible()
    await expectAccessible(owner)
    await form.getByLabel('Most people on board').fill('6')
    await form.getByLabel('Price of the add-on, €').fill('30')
    await form.getByRole('button', { name: 'Add to the draft' }).click()
    const card = owner.getByRole('region', { name, exact: true })
    await expect(card.getByLabel('Most people per booking')).toHaveValue('6')
    await card.getByLabel('Description in a sentence or two').fill('Pike and perch at dawn')
    await card.getByLabel('Price of the add-on, €').fill('40')
    const picture = await givePicture(owner, name)
    await publish(owner)
    await expectAccessible(owner)

    const visitor = await visit(size)
    await visitor.goto('/booking')
    await visitor.getByRole('link', { name: new RegExp(name) }).click()
    await visitor.waitForURL(`**/booking/${slug}`)
    await expectPicture(visitor, picture)
    await expect(visitor.getByText('Pike and perch at dawn').first()).toBeVisible()
    await expect(visitor.getByText(`2 h, 120 € for the ${name.toLowerCase()}`)).toBeVisible()
    await visitor.getByRole('spinbutton', { name: 'People' }).fill('6')
    await expect(visitor.getByText('Up to 6 on board')).toBeVisible()
    await visitor.getByRole('checkbox', { name: 'Captain, 40 €' }).check()
    await chooseDay(visitor, ahead)
    await chooseTime(visitor, '12:00')
    await tellWho(visitor, { name: guest, email: 'anu@example.ee', phone: '+372 5550 1234' })
    await expectAccessible(visitor)
    await visitor.reload()
    await expect(visitor.getByRole('checkbox', { name: 'Captain, 40 €' })).toBeChecked()
    await visitor.getByRole('button', { name: 'Continue to Payment' }).last().click()
    await visitor.waitForURL('**/checkout')
    await expect(visitor.getByText(`Your ${name.toLowerCase()} is held for you while you pay.`)).toBeVisible()
    await expect(visitor.getByText('Captain', { exact: true })).toBeVisible()
    await visitor.getByRole('button', { name: 'Create Test Booking (160€)' }).click()
    await visitor.waitForURL('**/booking-success?**')
    await expect(visitor.getByText('6 people').first()).toBeVisible()
    await expect(visitor.getByText(`${name} + Captain`).first()).toBeVisible()
    expect(await (await visitor.request.get('/sitemap.xml')).text()).toContain(`/booking/${slug}<`)
    expect(await (await visitor.request.get('/')).text()).toContain(`/booking/${slug}"`)
    const page = await (await visitor.request.get(`/booking/${slug}`)).text()
    expect(page).toContain('"price":"120"')
    // The only boat is booked.
    await visitor.goto(`/booking/${slug}`)
    await chooseDay(visitor, ahead)
    await expect(visitor.getByRole('radio', { name: /^12:00/ })).toBeDisabled()

    await expectFound(owner, guest, `${name} + Captain`)
    const entry = await openEntry(owner, name)
    await entry.getByRole('button', { name: 'One person more' }).click()
    await entry.getByRole('checkbox', { name: 'Captain, 40 €' }).check()
    await entry.getByRole('group', { name: 'Day' }).getByRole('button').first().click()
    await chooseDay(owner, ahead)
    await expect(entry.getByRole('radio', { name: /^12:00/ })).toBeDisabled()
    await entry.getByRole('radio', { name: /^15:00/ }).check()
    await expect(entry.getByText('160 €')).toBeVisible()
    await bookByPhone(owner, entry)
    if (size !== desk) return
    const board = await boardAhead(owner, ahead)
    await expect(board.getByText(`${name} 1`)).toHaveCount(1)
    await board
      .getByRole('button', { name: new RegExp(surname) })
      .first()
      .click()
    await expect(owner.getByRole('dialog', { name: guest, exact: true })).toContainText(`${name} + Captain`)
  })
