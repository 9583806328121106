import { answerFromNowOn, loseNextAnswer } from './answers.ts'
import { openManager, sendSms, test } from './sms-hand.ts'
import { expectToast } from './toasts.ts'
import { expect, phone } from './visitor.ts'

// Messages by hand whose answer arrives late or never, also in a tab that was left.

test('staff who change the tab or keep typing while a text is sent see that it was sent, and lose no words', async ({
  visit,
  server: { twilio },
}) => {
  const page = await visit(phone)
  await openManager(page)
  const message = page.getByLabel('Message', { exact: true })
  let answer = () => {}
  const slowly = () =>
    answerFromNowOn(
      page,
      '**/api/notifications/sms',
      async (route) => {
        await new Promise<void>((done) => {
          answer = done
        })
        await route.continue()
      },
      { times: 1 },
    )
  await page.getByRole('tab', { name: 'SMS' }).click()
  await slowly()
  await sendSms(page, '+37251234509', 'The wind is back')
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible()
  await page.getByRole('tab', { name: 'Test' }).click()
  answer()
  await expectToast(page, 'SMS Sent')
  await page.getByRole('tab', { name: 'SMS' }).click()
  await expect(message).toHaveValue('')

  await slowly()
  await sendSms(page, '+37251234509', 'And the sun')
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible()
  await message.fill('Bring a towel')
  answer()
  await expect(page.getByRole('button', { name: 'Send SMS' })).toBeVisible()
  await expect(message).toHaveValue('Bring a towel')
  expect(twilio.taken.filter(({ to }) => to === '+37251234509')).toHaveLength(2)
})

test('a text whose answer is lost is sent once, even if its tab was left before the next try', async ({
  visit,
  server: { twilio },
}) => {
  const page = await visit(phone)
  await openManager(page)
  await page.getByRole('tab', { name: 'SMS' }).click()
  await loseNextAnswer(page, '**/api/notifications/sms')
  await sendSms(page, '+37251234510', 'Come an hour later')
  await expectToast(page, 'SMS Failed')
  await page.getByRole('tab', { name: 'Test' }).click()
  await page.getByRole('tab', { name: 'SMS' }).click()
  await page.getByRole('button', { name: 'Send SMS' }).click()
  await expectToast(page, 'SMS Sent')
  expect(twilio.taken.filter(({ to }) => to === '+37251234510')).toHaveLength(1)
})

test('after a text whose answer is lost, the next text to another guest is sent at once', async ({
  visit,
  server: { twilio },
}) => {
  const page = await visit(phone)
  await openManager(page)
  await page.getByRole('tab', { name: 'SMS' }).click()
  await loseNextAnswer(page, '**/api/notifications/sms')
  await sendSms(page, '+37251234511', 'Come an hour later')
  await expectToast(page, 'SMS Failed')
  await sendSms(page, '+37251234512', 'Come at noon')
  await expectToast(page, 'SMS Sent')
  expect(twilio.taken.filter(({ to }) => to === '+37251234512')).toHaveLength(1)
})

test('an e-mail whose answer is lost is not reported as unsent', async ({ visit }) => {
  const page = await visit(phone)
  await page.route('**/api/notifications/status', async (route) => {
    const answer = await route.fetch()
    const status = (await answer.json()) as { email: object }
    await route.fulfill({
      response: answer,
      json: { ...status, email: { ...status.email, configured: true } },
    })
  })
  await openManager(page)
  await page.getByRole('tab', { name: 'Email' }).click()
  await page.getByLabel('Email address').fill('guest@example.ee')
  await page.getByLabel('Subject').fill('Your ride')
  await page.getByLabel('Message', { exact: true }).fill('The wind is back')
  await answerFromNowOn(page, '**/api/notifications/email', (route) => route.abort())
  await page.getByRole('button', { name: 'Send Email' }).click()
  await expectToast(page, 'No answer came; it may be done already', 'Press again unchanged: it is sent once.')
})
