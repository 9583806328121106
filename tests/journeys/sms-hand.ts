import type { Page } from '@playwright/test'
import { startTwilio, type TwilioServer } from '../providers/twilio-server.ts'
import { startOwnServer } from './own-server.ts'
import { openDashboard } from './staff-hand.ts'
import { test as base } from './visitor.ts'

/** Runs on a server that sends texts, with the tests' own SMS provider. */
export const test = base.extend<object, { server: { url: string; twilio: TwilioServer } }>({
  server: [
    async ({ browserName: _anyName }, use) => {
      const twilio = await startTwilio()
      const server = await startOwnServer(twilio.env)
      await use({ url: server.url, twilio })
      await server.close()
      await twilio.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  ground: async ({ server }, use) => {
    await use({ url: server.url })
  },
})

/** Opens the notification manager. */
export const openManager = (page: Page) => openDashboard(page, 'main_admin', '/admin/notifications')

export async function sendSms(page: Page, number: string, text: string): Promise<void> {
  await page.getByLabel('Phone number').fill(number)
  await page.getByLabel('Message', { exact: true }).fill(text)
  await page.getByRole('button', { name: 'Send SMS' }).click()
}
