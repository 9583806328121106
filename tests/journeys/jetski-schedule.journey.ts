import { addDays } from '#domain/calendar.ts'
import { jetskiBooking } from '#web/staff/row/sample-row.ts'
import { answerFromNowOn, loseAnswers } from './answers.ts'
import { dateAhead } from './clock.ts'
import { request, rowOf, says, signIn, today } from './jetski-hand.ts'
import { mailsIn } from './outbox.ts'
import { callBehind, openDashboard, pendingRequest } from './staff-hand.ts'
import { expectToast } from './toasts.ts'
import { desk, expect, expectAccessible, phone, test } from './visitor.ts'

test('the jetski admin confirms, moves and cancels a booking with one hand, and undoes the cancel', async ({
  visit,
}) => {
  const page = await visit(phone)
  const name = await request('Hanna Sild', 20)
  await signIn(page, '/admin/jetskis')
  await page.getByRole('button', { name: /pending approval/ }).click()
  await expect(page.getByRole('radio', { name: 'Pending' })).toBeChecked()
  await (await rowOf(page, name)).getByRole('button', { name: 'Confirm' }).click()
  await expectToast(page, 'Booking status updated successfully')
  // By keyboard: a second press near the first is ignored for a second and a half.
  await page.getByRole('radio', { name: 'From today' }).press('Space')
  await expect((await rowOf(page, name)).getByText('Confirmed')).toBeVisible()
  await expectAccessible(page)

  await (await rowOf(page, name)).getByRole('button', { name: `Edit ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Move booking' })
  await expect(dialog.getByRole('grid', { name: 'December 2027' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Move booking' }).click()
  await expect(dialog.getByText('Please choose a new date')).toBeVisible()
  await expect(dialog.getByText('Please choose a new time')).toBeVisible()
  await dialog.getByRole('group', { name: 'New date' }).getByRole('radio').nth(1).check()
  await expect(dialog.getByRole('radio', { name: /^22:30/ })).toHaveCount(0)
  await dialog.getByRole('radio', { name: /^16:00/ }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Move booking' }).click()
  await expectToast(page, 'Booking Rescheduled')
  await expect(dialog).toBeHidden()
  await expect((await rowOf(page, name)).getByText(/^\d+\. [a-z]+ at 16:00/)).toBeVisible()

  await (await rowOf(page, name)).getByRole('button', { name: `Cancel ${name}` }).click()
  await says(page, `Are you sure you want to cancel this booking for ${name}? This action cannot be undone.`)
  await page.getByRole('button', { name: 'Keep Booking' }).click()
  await (await rowOf(page, name)).getByRole('button', { name: `Cancel ${name}` }).click()
  // For one booking: the list is reloaded every 15 seconds.
  await answerFromNowOn(page, /\/api\/bookings\/[\da-f-]{36}$/, (route) => route.abort(), { times: 1 })
  const readAgain = page.waitForResponse('**/api/bookings/jetski*')
  await page.getByRole('button', { name: 'Cancel Booking' }).click()
  await expectToast(page, 'Error', 'Failed to cancel booking')
  await readAgain
  await expect((await rowOf(page, name)).getByText('Confirmed')).toBeVisible()
  await (await rowOf(page, name)).getByRole('button', { name: `Cancel ${name}` }).click()
  await page.getByRole('button', { name: 'Cancel Booking' }).click()
  await expectToast(page, 'Booking Cancelled', 'The booking has been successfully cancelled')
  await expect(await rowOf(page, name)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await says(page, `${name} is back.`)
  await expect((await rowOf(page, name)).getByText('Confirmed')).toBeVisible()
})

test('when a time is taken meanwhile, the dialog keeps the choice and offers free times', async ({
  visit,
}) => {
  const page = await visit(desk)
  const name = await request('Rein Vaher', 24)
  await signIn(page, '/admin/jetskis?view=schedule')
  await (await rowOf(page, name)).getByRole('button', { name: `Edit ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Move booking' })
  await dialog.getByRole('group', { name: 'New date' }).getByRole('radio').nth(1).check()
  await dialog.getByRole('radio', { name: /^14:30/ }).click()
  await request('Who was faster', 25)
  await dialog.getByRole('button', { name: 'Move booking' }).click()
  await expectToast(page, 'Failed to reschedule booking')
  await expect(dialog.getByRole('radio', { name: /^14:30/ })).toBeChecked()
  await expectAccessible(page)
  await dialog
    .getByRole('button', { name: /^(13:30|15:30)/ })
    .first()
    .click()
  await dialog.getByRole('button', { name: 'Move booking' }).click()
  await expectToast(page, 'Booking Rescheduled')
})

test('when two staff move one booking, the second sees who moved it and where to, and can still move it', async ({
  visit,
}) => {
  const page = await visit(phone)
  const other = await visit(desk)
  await openDashboard(other)
  const name = 'Tiina Twomove'
  const { id } = await pendingRequest(other, name, 28)
  await signIn(page, '/admin/jetskis?view=schedule')
  const row = await rowOf(page, name)
  await row.getByRole('button', { name: `Edit ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Move booking' })
  await dialog.getByRole('group', { name: 'New date' }).getByRole('radio').nth(1).check()
  await dialog.getByRole('radio', { name: /^16:00/ }).click()
  await callBehind(other, 'PATCH', `/api/bookings/${id}/reschedule`, { date: dateAhead(28), time: '18:00' })
  await expect(dialog.getByText(', 18:00 to 19:00')).toBeVisible()
  await dialog.getByRole('button', { name: 'Move booking' }).click()
  const told = /main_admin has moved it to \w+ \d+ \w+, 18:00/
  await expectToast(page, 'Failed to reschedule booking', told)
  await expect(dialog.getByRole('alert')).toContainText('What you chose is kept.')
  await expect(dialog.getByRole('radio', { name: /^16:00/ })).toBeChecked()
  await dialog.getByRole('button', { name: 'Move booking' }).click()
  await expectToast(page, 'Booking Rescheduled')
})

test('when two staff act at once, the second sees the first one’s result on the jetski desk too', async ({
  visit,
}) => {
  const page = await visit(desk)
  const name = await request('Toomas Twice', 26)
  await signIn(page, '/admin/jetskis?view=schedule')
  const row = await rowOf(page, name)
  await answerFromNowOn(
    page,
    '**/api/bookings/*/status',
    async (route) => {
      await callBehind(page, 'PATCH', new URL(route.request().url()).pathname, { status: 'confirmed' })
      await route.continue()
    },
    { times: 1 },
  )
  await row.getByRole('button', { name: 'Confirm' }).click()
  await expectToast(
    page,
    'Failed to update booking status',
    'Somebody else did it a moment ago: it is confirmed.',
  )
  await expect(row).toContainText('Confirmed')
})

test('a new booking pushes no row out of the schedule, and a booking moved beyond its end keeps its dialog', async ({
  visit,
}) => {
  const page = await visit(desk)
  const rider = (hour: number, day: number) => `Rider ${day} ${hour}`
  const rowAt = (day: number, hour: number) =>
    jetskiBooking({
      reference: rider(hour, day),
      customerName: rider(hour, day),
      date: addDays(today, day),
      time: `${hour}:00`,
      until: `${hour + 1}:00`,
    })
  // 24 bookings on three days, from the second day on.
  const rows = [2, 3, 4].flatMap((day) => [10, 11, 12, 13, 14, 15, 16, 17].map((hour) => rowAt(day, hour)))
  let bookings = rows
  await page.route('**/api/bookings/jetski**', (route) =>
    route.fulfill({ json: { bookings, todayCount: 0, pendingCount: 0 } }),
  )
  await page.route('**/api/search?*', (route) => route.fulfill({ json: bookings }))
  await signIn(page, '/admin/jetskis?view=schedule')
  const schedule = page.getByRole('region', { name: 'Schedule' })
  const items = schedule.getByRole('listitem')
  const last = rider(13, 4)
  await expect(items).toHaveCount(20)
  await expect(items.last()).toContainText(last)
  await expect(schedule.getByRole('button', { name: 'Show 4 more of 24' })).toBeVisible()

  bookings = [rowAt(1, 10), ...rows]
  // A new booking: every open desk reloads its list.
  await request('Came In Above', 28)
  await expect(items.first()).toContainText(rider(10, 1))
  await expect(items).toHaveCount(21)
  await expect(items.last()).toContainText(last)
  await expect(schedule.getByRole('button', { name: 'Show 4 more of 25' })).toBeVisible()

  await items
    .last()
    .getByRole('button', { name: `Edit ${last}` })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Move booking' })
  await expect(dialog.getByText(', 13:00 to 14:00')).toBeVisible()
  bookings = bookings.map((row) =>
    row.customerName === last ? { ...rowAt(5, 18), id: row.id, customerName: last } : row,
  )
  await request('Came In Meanwhile', 29)
  await expect(dialog.getByText(', 18:00 to 19:00')).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep 18:00' }).click()
  await schedule.getByRole('button', { name: 'Show 5 more of 25' }).click()
  await expect(items).toHaveCount(25)
})

const booked = 'The confirmation comes by email.'
const agreements = [
  {
    title: 'staff set the price of a request without one, and its customer agrees and books by the link',
    guestName: 'Grete Tasuta',
    day: 12,
    answer: booked,
  },
  {
    title: 'a customer who agrees to a price but gets no answer is not told that nothing is booked',
    guestName: 'Liisu Tasuta',
    day: 13,
    answer: 'No answer came; it may be done already',
  },
]

for (const { title, guestName, day, answer } of agreements)
  test(title, async ({ visit }) => {
    const page = await visit(desk)
    const name = await request(guestName, day, 'GTI 130')
    await signIn(page, '/member-dashboard')
    await page.getByRole('button', { name: /View Schedule/ }).click()
    const row = await rowOf(page, name)
    await row.getByRole('button', { name: 'Confirm' }).click()
    const asks = page.getByRole('dialog', { name: 'What does it cost?' })
    await asks.getByRole('button', { name: 'Send the price' }).click()
    await expect(asks.getByText('An amount in euros')).toBeVisible()
    await expectAccessible(page)
    await asks.getByLabel('Total, €').fill('300')
    await asks.getByRole('button', { name: 'Send the price' }).click()
    await says(page, 'Price sent')

    const offer = () =>
      mailsIn(process.env.JOURNEY_DATA!).find(
        (mail) => mail.includes('See the price and agree: ') && mail.includes(guestName.split(' ')[0]!),
      )
    await expect.poll(offer).toBeDefined()
    const guest = await visit(phone)
    await guest.goto(/\/b\/[\w-]{22}/.exec(offer()!)![0])
    await says(guest, /^.*We can do it for 300.€, paid on site\. Agree by/)
    await expectAccessible(guest)
    if (answer !== booked) await loseAnswers(guest, '**/agree')
    await guest.getByRole('button', { name: /^Agree and book for 300/ }).click()
    await says(guest, answer)
    await expect(guest.getByText('Confirmed', { exact: true }).first()).toBeVisible()
  })
