import type { Locator, Page } from '@playwright/test'
import { smsLimits } from '#domain/messages/sms.ts'
import { answerFromNowOn, loseAnswers } from './answers.ts'
import { dateAhead } from './clock.ts'
import { expectNothingBeyond } from './page-checks.ts'
import { openManager, sendSms, test } from './sms-hand.ts'
import { expectToast } from './toasts.ts'
import { desk, expect, expectAccessible, phone } from './visitor.ts'

// Texts by hand in the notification manager, and texts sent for bookings.

/** The log groups the digits of a number. Demo reminders may be newer. */
async function rowTo(page: Page, number: string): Promise<Locator> {
  const row = page
    .getByRole('listitem')
    .filter({ hasText: number.replace(/^\+372(\d{4})/, '+372 $1 ') })
    .first()
  const more = page.getByRole('button', { name: /^Show \d+ more$/ })
  await expect(row.or(more).first()).toBeVisible()
  if (await more.isVisible()) await more.click()
  await expect(row).toBeVisible()
  return row
}

for (const [name, size, number] of [
  ['phone', phone, '+37251234501'],
  ['desk', desk, '+37251234502'],
] as const)
  test(`a text with õ has 70 characters per segment and is shown as delivered once the provider reports it (${name})`, async ({
    visit,
    server: { twilio },
  }) => {
    const page = await visit(size)
    await openManager(page)
    const system = page.locator('section').filter({ has: page.getByRole('heading', { name: 'SMS System' }) })
    await expect(system.getByText('Active', { exact: true })).toBeVisible()
    await expect(system.getByText('+372 5900 1122')).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('tab', { name: 'SMS' }).click()
    const text = 'Sõit algab kell 19:00, Noblessneri sadamas.'.padEnd(70, '!')
    const message = page.getByLabel('Message', { exact: true })
    await message.fill(text)
    await expect(page.getByText('70/160 characters')).toBeVisible()
    await expect(page.getByText('1 segment', { exact: true })).toBeVisible()
    await expect(page.getByText('of 70 each')).toBeVisible()
    await sendSms(page, number, `${text}!`)
    await expectToast(page, 'SMS Sent', 'Manual SMS notification sent successfully')
    const sent = twilio.taken.find(({ to }) => to === number)!
    expect(sent).toMatchObject({ body: `${text}!`, from: '+37259001122' })

    await page.getByRole('tab', { name: 'Overview' }).click()
    const row = await rowTo(page, number)
    await expect(row).toContainText('Written by hand, SMS, 2 segments')
    await expect(row.getByText('Sent', { exact: true })).toBeVisible()
    expect(await twilio.post(sent.sid, 'delivered')).toBe(204)
    await page.reload()
    await rowTo(page, number)
    await expect(row.getByText('Delivered', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await expectNothingBeyond(page)
  })

test('a test text goes to the phone number entered', async ({ visit, server: { twilio } }) => {
  const page = await visit(phone)
  await openManager(page)
  await page.getByRole('tab', { name: 'Test' }).click()
  await page.getByRole('group', { name: 'Test by' }).getByText('SMS').click()
  await page.getByPlaceholder('+372 XXXX XXXX').fill('+372 5123 4503')
  await page.getByRole('button', { name: 'Send Test' }).click()
  await expectToast(page, 'Test Sent', 'Test notification sent successfully')
  expect(twilio.taken.map(({ to }) => to)).toContain('+37251234503')
})

test('a number that gets no texts is refused with the reason, and what was typed is kept', async ({
  visit,
  server: { twilio },
}) => {
  const page = await visit(phone)
  await openManager(page)
  await page.getByRole('tab', { name: 'SMS' }).click()
  const before = twilio.tries.length
  for (const [number, why] of [
    ['+53 5 1234567', 'We send no texts to this country'],
    ['+372 900 1234', 'A premium number cannot get texts'],
    ['+372 640 1234', 'A landline cannot get texts'],
  ] as const) {
    await sendSms(page, number, 'Tere')
    await expect(page.getByText('SMS Failed').first()).toBeVisible()
    await expect(page.getByText(why).last()).toBeVisible()
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Tere')
  }
  await page.getByLabel('Phone number').fill('')
  await page.getByRole('button', { name: 'Send SMS' }).click()
  await expectToast(page, 'Missing Information', 'Please enter both phone number and message')
  expect(twilio.tries).toHaveLength(before)
  await answerFromNowOn(page, '**/api/notifications/sms', (route) => route.abort())
  await sendSms(page, '+372 5123 4508', 'Tere')
  await expectToast(page, 'SMS Failed', 'Failed to send SMS notification')
})

test('one number gets a limited number of texts a day', async ({ visit, server: { twilio } }) => {
  const page = await visit(desk)
  await openManager(page)
  await page.getByRole('tab', { name: 'SMS' }).click()
  const number = '+37251234504'
  const gone = () => twilio.taken.filter(({ to }) => to === number)
  for (let index = 1; index <= smsLimits.numberDay; index++) {
    await sendSms(page, number, `Text ${index}`)
    // The field is cleared after sending.
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('')
  }
  await sendSms(page, number, 'One too many')
  await expectToast(page, 'SMS Failed', `This number got ${smsLimits.numberDay} texts within 24 hours`)
  expect(gone()).toHaveLength(smsLimits.numberDay)
})

test('a text that did not arrive shows why and can be resent; one that may have arrived only after a warning', async ({
  visit,
  server: { twilio },
}) => {
  const page = await visit(desk)
  await openManager(page)
  await page.getByRole('tab', { name: 'SMS' }).click()
  await sendSms(page, '+37251234505', 'Wind is back')
  await expectToast(page, 'SMS Sent')
  const lost = twilio.taken.find(({ to }) => to === '+37251234505')!
  await twilio.post(lost.sid, 'undelivered', { errorCode: '30005' })
  twilio.fail('reset')
  await sendSms(page, '+37251234506', 'Wind is gone')
  await expectToast(page, 'SMS Failed', /it may have gone out/)

  await page.getByRole('tab', { name: 'Overview' }).click()
  const row = await rowTo(page, '+37251234505')
  await expect(row.getByText('Failed', { exact: true })).toBeVisible()
  await expect(row).toContainText('number not in service')
  await expectAccessible(page)
  await row.getByRole('button', { name: /^Send again/ }).click()
  await expectToast(page, 'Sent again')
  await expect(row.getByText('Sent', { exact: true })).toBeVisible()

  const open = await rowTo(page, '+37251234506')
  await expect(open.getByText('Unknown', { exact: true })).toBeVisible()
  await open.getByRole('button', { name: /^Send again/ }).click()
  const asking = page.getByRole('dialog', { name: 'Send this text again?' })
  await expect(asking).toContainText('it may have arrived')
  await expectAccessible(page)
  await asking.getByRole('button', { name: 'Leave it' }).click()
  expect(twilio.taken.filter(({ to }) => to === '+37251234506')).toEqual([])
  await open.getByRole('button', { name: /^Send again/ }).click()
  // It is sent, but the answer is lost.
  await loseAnswers(page, '**/resend?*')
  await asking.getByRole('button', { name: 'Send again' }).click()
  await expectToast(page, 'No answer came; it may be done already')
  await expect(open.getByText('Sent', { exact: true })).toBeVisible()
})

test('a guest gets a text with the link to their own page', async ({ visit, server: { twilio } }) => {
  const page = await visit(phone)
  const date = dateAhead(41)
  const booked = await page.request.post('/api/test-drive', {
    data: {
      date,
      time: '12:00',
      location: 'malaga',
      foilCount: 1,
      duration: '30min',
      fullName: 'Õnne Šmidt',
      email: 'onne.text@example.ee',
      phone: '+372 5123 4507',
    },
  })
  expect(booked.status(), await booked.text()).toBe(201)
  const text = () => twilio.taken.find(({ to }) => to === '+37251234507')?.body
  // The sender looks for due texts every 15 seconds.
  await expect.poll(text, { timeout: 45_000 }).toMatch(/\/b\/[\w-]{22}$/)
  await page.goto(/\/b\/[\w-]{22}$/.exec(text()!)![0])
  await expect(page.getByRole('heading', { level: 1 })).toContainText('12:00 to 12:30')
})
