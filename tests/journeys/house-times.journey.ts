import { theHouse } from '#domain/house/the-house.ts'
import { tuesdayAhead } from './clock.ts'
import { publishBehind } from './house-hand.ts'
import { testOnOwnServer } from './own-server.ts'
import { openEditor, publish } from './rentals-hand.ts'
import { chooseDay, chooseTime, desk, expect, expectAccessible, phone, tellWho } from './visitor.ts'

const test = testOnOwnServer()

// Lengths and times of activities that the house has had from the beginning.

for (const [where, size, ahead] of [
  ['a desk', desk, 3],
  ['a phone', phone, 4],
] as const)
  test(`the owner at ${where} sells e-foils for 90 minutes from 08:30 and moves the sunset session; visitors find both`, async ({
    visit,
  }) => {
    const owner = await visit(size)
    await openEditor(owner, 'Rentals')
    const ride = owner.getByRole('region', { name: 'E-Foil Private Rent', exact: true })
    await ride.getByRole('button', { name: 'Add this length' }).click()
    await expect(ride.getByText('Minutes from 5 to 1440')).toBeVisible()
    await ride.getByLabel('New length, minutes').fill('90')
    await ride.getByLabel('Price for it, €').fill('150')
    await ride.getByRole('button', { name: 'Add this length' }).click()
    await expect(ride.getByRole('listitem', { name: '90 minutes' })).toBeVisible()
    await ride.getByRole('button', { name: 'Remove 30 minutes' }).click()
    const starts = ride.getByLabel('Start times')
    await starts.fill(`08:30 ${await starts.inputValue()}`)

    const group = owner.getByRole('region', { name: 'Surf and Sauna Session', exact: true })
    // The text of a length follows its minutes.
    await group.getByLabel('Length, minutes').fill('90')
    await expect(group.getByLabel('Length in words')).toHaveValue('90 minutes')
    await group.getByLabel('Length, minutes').fill('120')
    await expect(group.getByLabel('Length in words')).toHaveValue('2 hours')
    const sunset = group.getByRole('listitem', { name: 'Sunset' })
    await sunset.getByLabel('Begins').fill('19:30')
    await expect(sunset.getByText('Evening ends at 20:00')).toBeVisible()
    await expectAccessible(owner)
    await sunset.getByLabel('Begins').fill('20:30')
    await expect(sunset.getByText('Evening ends at 20:00')).toBeHidden()
    await publish(owner)

    const visitor = await visit(phone)
    await visitor.goto('/booking/efoil-private')
    const length = visitor.getByRole('radio', { name: /^90 min/ })
    await length.click()
    await expect(length).toBeChecked()
    await expect(visitor.getByRole('radio', { name: /^30 min/ })).toHaveCount(0)
    await chooseDay(visitor, ahead)
    await chooseTime(visitor, '08:30')
    await expect(
      visitor
        .getByText(/150\s?€/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
    await visitor.goto('/surf-sauna-booking')
    await expect(visitor.getByText('20:30-22:30').filter({ visible: true }).first()).toBeVisible()
    await publishBehind(owner, ({ activities }) => {
      for (const id of ['efoil-private', 'efoil-group'] as const)
        Object.assign(activities[id], structuredClone(theHouse.activities[id]))
    })
  })

test('a guest whose session was moved while they confirm it sees the new time', async ({ visit }) => {
  const visitor = await visit(phone)
  await visitor.goto('/surf-sauna-booking')
  await chooseDay(visitor, tuesdayAhead)
  await visitor.getByRole('radio', { name: /^Sunset/ }).click()
  await tellWho(visitor, { name: 'Mai Mets', email: 'mai.mets@example.ee', phone: '+372 5123 4567' })
  await visitor.getByRole('button', { name: 'Book Now' }).last().click()
  await visitor.waitForURL('**/booking/efoil-group/confirm')

  const owner = await visit(desk)
  await openEditor(owner, 'Rentals')
  await publishBehind(owner, ({ activities }) => {
    Object.assign(activities['efoil-group'].sessions.sunset, { from: '21:00', to: '23:00' })
  })
  await visitor
    .getByRole('button', { name: /^Reserve/ })
    .last()
    .click()
  await expect(visitor.getByRole('dialog')).toContainText(
    'The session begins at 21:00 now, no longer at 20:00.',
  )
})
