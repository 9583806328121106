import { publish, publishBehind } from './house-hand.ts'
import { testOnOwnServer } from './own-server.ts'
import { chooseDay, chooseTime, desk, expect, expectAccessible, phone, tellWho } from './visitor.ts'

const test = testOnOwnServer()

for (const [where, size, name, label, guest] of [
  ['a desk', desk, 'Haapsalu', 'Yacht club', 'Helle Haab'],
  ['a phone', phone, 'Pärnu', '', 'Ants Allik'],
] as const)
  test(`the owner at ${where} adds a place; a visitor on a phone rides there, staff see the ride and its units`, async ({
    visit,
  }) => {
    const owner = await visit(size)
    await owner.goto('/login?next=/admin/house')
    await owner.getByRole('button', { name: 'Login as Main Admin', exact: true }).click()
    await owner.getByRole('tab', { name: 'Places' }).click()
    await owner.getByRole('button', { name: 'Add a place' }).click()
    const form = owner.getByRole('form', { name: 'Add a place' })
    await form.getByRole('button', { name: 'Add to the draft' }).click()
    await expect(form.getByText('Please say where guests meet you')).toBeVisible()
    await form.getByLabel('Town or lake').fill(name)
    await form.getByLabel('Name on pages').fill(label)
    await form.getByLabel('Country').fill('Estonia')
    await form.getByLabel('Time zone').fill('Europe/Tallin')
    await expect(form.getByText('Choose a time zone, like Europe/Tallinn')).toBeVisible()
    await form.getByLabel('Time zone').fill('Europe/Tallinn')
    await form.getByLabel('Meeting point').fill(`The white pier, ${name}`)
    await form.getByLabel('Latitude').fill('58,9564')
    await form.getByLabel('Longitude').fill('23.5264')
    await form.getByLabel('VAT, %').fill('24')
    await form.getByLabel('E-foils there').fill('2')
    await expectAccessible(owner)
    await form.getByRole('button', { name: 'Add to the draft' }).click()
    await expect(owner.getByRole('region', { name, exact: true })).toBeVisible()
    await publish(owner, name, new RegExp(`Place ${name}: new`))
    await expectAccessible(owner)

    const visitor = await visit(phone)
    await visitor.goto('/booking/efoil-private')
    const place = visitor.getByRole('radio', { name: label || name })
    await place.click()
    await expect(place).toBeChecked()
    await expect(visitor.getByText(`The white pier, ${name}`)).toBeVisible()
    await chooseDay(visitor, 3)
    await chooseTime(visitor, '10:00')
    await tellWho(visitor, { name: guest, email: 'helle@example.ee', phone: '+372 5550 1234' })
    await visitor.getByRole('button', { name: 'Book Now' }).last().click()
    await visitor.waitForURL('**/checkout')
    await expect(visitor.getByText(label ? `${label}, ${name}` : name).first()).toBeVisible()
    await visitor.getByRole('button', { name: 'Create Test Booking (120€)' }).click()
    await visitor.waitForURL('**/booking-success?**')
    await expectAccessible(visitor)
    await visitor.getByRole('link', { name: 'Open your booking' }).click()
    await expect(visitor.getByText(`The white pier, ${name}`)).toBeVisible()
    await expectAccessible(visitor)
    await visitor.goto('/imprint')
    await expect(visitor.getByText(`The white pier, ${name}, Estonia`)).toBeVisible()
    const landing = await (await visitor.request.get('/')).text()
    expect(landing).toContain(`"streetAddress":"The white pier, ${name}"`)

    await owner.goto('/booking-dashboard')
    await owner.getByRole('searchbox', { name: 'Find a booking' }).fill(guest)
    await expect(owner.getByRole('button', { name: new RegExp(guest) }).first()).toBeVisible()
    await owner.goto('/booking-dashboard?tab=equipment')
    await expect(owner.getByRole('region', { name: label ? `${label}, ${name}` : name })).toContainText(
      'E-foil 2',
    )
  })

test('a place with bookings keeps its time zone, but its name may change', async ({ visit }) => {
  const owner = await visit(desk)
  await owner.goto('/login?next=/admin/house')
  await owner.getByRole('button', { name: 'Login as Main Admin', exact: true }).click()
  await owner.getByRole('tab', { name: 'Places' }).click()
  const card = owner.getByRole('region', { name: 'Málaga', exact: true })
  await card.getByLabel('Time zone').fill('Europe/Lisbon')
  await expect(card.getByText('This time zone has bookings and cannot change')).toBeVisible()
  await card.getByLabel('Time zone').fill('Europe/Madrid')
  await card.getByLabel('Name on pages').fill('Beach club')
  await publish(owner, 'Another name', /Málaga, label: Club to Beach club/)
  const visitor = await visit(phone)
  await expect.poll(async () => (await visitor.request.get('/terms')).text()).toContain('Beach club, Málaga')
  await publishBehind(owner, ({ places }) => {
    places.malaga!.label = 'Club'
  })
})

test('a half-typed time zone is ignored: the last one stays, and no other part of the editor breaks', async ({
  visit,
}) => {
  const owner = await visit(desk)
  await owner.goto('/login?next=/admin/house')
  await owner.getByRole('button', { name: 'Login as Main Admin', exact: true }).click()
  await owner.getByRole('tab', { name: 'Places' }).click()
  const card = owner.getByRole('region', { name: 'Málaga', exact: true })
  await card.getByLabel('Time zone').fill('Europe/Mad')
  await owner.getByRole('tab', { name: 'Hours' }).click()
  await expect(owner.getByRole('heading', { name: 'Club, Málaga' })).toBeVisible()
  await owner.getByRole('tab', { name: 'Places' }).click()
  await card.getByLabel('Time zone').fill('Europe/Mad')
  await card.getByLabel('Country').focus()
  await expect(card.getByText('Choose a time zone, like Europe/Tallinn')).toBeVisible()
  await expect(card.getByLabel('Time zone')).toHaveValue('Europe/Madrid')
})
