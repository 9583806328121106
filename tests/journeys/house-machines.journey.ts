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

for (const [where, size, name, slug, one, [other, booked], [guest, surname]] of [
  ['a desk', desk, 'Pedal boats', 'pedal-boats', 'pedal boat', ['Anna', 'Berta'], ['Leida Lepp', 'Lepp']],
  ['a phone', phone, 'Row boats', 'row-boats', 'row boat', ['Dora', 'Ella'], ['Kalju Kask', 'Kask']],
] as const)
  test(`the owner at ${where} adds ${other} and ${booked}; a visitor books ${booked} by name, staff see it and enter ${other} by phone`, async ({
    visit,
  }) => {
    const owner = await visit(size)
    await openEditor(owner, 'Rentals')
    await owner.getByRole('button', { name: 'Add a rental' }).click()
    const form = owner.getByRole('form', { name: 'Add a rental' })
    await form.getByRole('radio', { name: /Machines with names/ }).check()
    await form.getByLabel('Name', { exact: true }).fill(name)
    await form.getByLabel('Price, €').fill('20')
    await form.getByRole('button', { name: 'Add to the draft' }).click()
    await expect(form.getByText('Say what they are called for at least one place')).toBeVisible()
    await expectAccessible(owner)
    const names = form.getByRole('textbox', { name: 'Pühajärve', exact: true })
    await names.fill(`${other}, e-foil 1`)
    await form.getByRole('button', { name: 'Add to the draft' }).click()
    await expect(form.getByText('Another unit at this place has this name')).toBeVisible()
    await names.fill(`${other}, ${booked}`)
    await form.getByRole('button', { name: 'Add to the draft' }).click()
    const card = owner.getByRole('region', { name, exact: true })
    await card.getByLabel('Description in a sentence or two').fill('Two boats, one lake')
    const picture = await givePicture(owner, name)
    await owner.getByRole('tab', { name: 'Prices' }).click()
    const dear = owner.getByLabel(`1 hour, ${booked}`).last()
    await dear.fill('25')
    await dear.press('Enter')
    await owner.getByRole('tab', { name: 'Fleet' }).click()
    await expect(owner.getByRole('listitem', { name: `${booked} at Pühajärve` }).last()).toBeVisible()
    await publish(owner)
    await expectAccessible(owner)

    const visitor = await visit(size)
    await visitor.goto('/booking')
    await visitor.getByRole('link', { name: new RegExp(name) }).click()
    await visitor.waitForURL(`**/booking/${slug}`)
    await expectPicture(visitor, picture)
    await expect(visitor.getByText('Two boats, one lake').first()).toBeVisible()
    await visitor.getByRole('radio', { name: booked }).click()
    await expect(visitor.getByRole('radio', { name: booked })).toBeChecked()
    await expect(visitor.getByText(`25 € per ${one}`)).toBeVisible()
    await chooseDay(visitor, ahead)
    await chooseTime(visitor, '12:00')
    await tellWho(visitor, { name: guest, email: 'leida@example.ee', phone: '+372 5550 1234' })
    await expectAccessible(visitor)
    await visitor.reload()
    await expect(visitor.getByRole('radio', { name: booked })).toBeChecked()
    await visitor.getByRole('button', { name: 'Continue to Payment' }).last().click()
    await visitor.waitForURL('**/checkout')
    await expect(visitor.getByText(`Your ${one} is held for you while you pay.`)).toBeVisible()
    await visitor.getByRole('button', { name: 'Create Test Booking (25€)' }).click()
    await visitor.waitForURL('**/booking-success?**')
    await expect(visitor.getByText(`${name}: ${booked}`).first()).toBeVisible()
    expect(await (await visitor.request.get('/sitemap.xml')).text()).toContain(`/booking/${slug}<`)
    expect(await (await visitor.request.get('/')).text()).toContain(`/booking/${slug}"`)
    const machine = owner.getByRole('listitem', { name: `${booked} at Pühajärve` }).last()
    await machine.getByRole('button', { name: `Edit ${booked}` }).click()
    await machine.getByRole('button', { name: 'Choose a picture' }).click()
    await machine.getByRole('radio', { name: /^Wet footprints/ }).check()
    await publish(owner)
    const tile = (name: string) =>
      visitor.locator('label', { has: visitor.getByRole('radio', { name }) }).locator('img')
    await expect
      .poll(async () => {
        await visitor.goto(`/booking/${slug}`)
        await expect(visitor.getByRole('radio', { name: booked })).toBeVisible()
        return tile(booked).evaluateAll((images) => images.map((image) => image.getAttribute('src')).join())
      })
      .toContain('footprints')
    await expect(tile(other)).toHaveAttribute('src', new RegExp(picture))
    await expectAccessible(visitor)
    // One machine is booked, the other is not.
    await chooseDay(visitor, ahead)
    await visitor.getByRole('radio', { name: booked }).check()
    await expect(visitor.getByRole('radio', { name: /^12:00/ })).toBeDisabled()
    await visitor.getByRole('radio', { name: other }).check()
    await expect(visitor.getByRole('radio', { name: /^12:00/ })).toBeEnabled()

    await expectFound(owner, guest, `${name}: ${booked}`)
    const entry = await openEntry(owner, name)
    await entry.getByRole('checkbox', { name: booked }).check()
    // Choosing another one replaces it.
    await entry.getByRole('checkbox', { name: other }).check()
    await expect(entry.getByRole('checkbox', { name: booked })).not.toBeChecked()
    await entry.getByRole('group', { name: 'Day' }).getByRole('button').first().click()
    await chooseDay(owner, ahead)
    await entry.getByRole('radio', { name: /^12:00/ }).check()
    await expect(entry.getByText('20 €')).toBeVisible()
    await bookByPhone(owner, entry)
    if (size !== desk) return
    const board = await boardAhead(owner, ahead)
    await expect(board.getByText(other, { exact: true })).toHaveCount(1)
    await expect(board.getByRole('heading', { name, exact: true })).toBeVisible()
    await board
      .getByRole('button', { name: new RegExp(surname) })
      .first()
      .click()
    await owner
      .getByRole('button', { name: `Move ${guest}` })
      .first()
      .click()
    await owner.getByRole('button', { name: 'Move to 13:00' }).click()
    await expect(owner.getByRole('dialog', { name: guest, exact: true })).toContainText('13:00 to 14:00')
  })
