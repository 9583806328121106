import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { testOnOwnServer } from './own-server.ts'
import { openDashboard, rowOf, walkIn } from './staff-hand.ts'
import { desk, expect, expectAccessible, phone } from './visitor.ts'

const test = testOnOwnServer()

/** Opens the money of a booking found by the search. */
async function moneyOf(page: Page, reference: string): Promise<void> {
  await page.getByRole('searchbox').first().fill(reference)
  await page.getByRole('search').getByRole('button').filter({ hasText: reference }).click()
  await page.getByRole('button', { name: 'Money' }).click()
}

for (const size of [desk, phone])
  test(`staff record a payment, refund a part, and cancel with another refund that an undo withdraws, at ${size.width}`, async ({
    visit,
  }) => {
    const page = await visit(size)
    await openDashboard(page)
    const name = `Paula Pays ${size.width}`
    const { reference } = await walkIn(page, name, size === desk ? 'malaga' : 'koh-phangan')
    const row = rowOf(page, name)
    await expect(row).toContainText('€ to pay')

    await moneyOf(page, reference)
    await expect(page.getByText('Nothing was paid yet')).toBeVisible()
    await page.getByRole('button', { name: 'Record payment' }).click()
    await page.getByLabel('Amount paid, €').fill('40')
    await page.getByRole('button', { name: 'Record payment' }).click()
    await expect(page.getByText('Payment recorded', { exact: true })).toBeVisible()
    await expect(page.getByText('+40 €')).toBeVisible()

    // More than is owed must be confirmed first.
    await page.getByRole('button', { name: 'Record payment' }).click()
    await page.getByLabel('Amount paid, €').fill('5000')
    await page.getByLabel('Note').fill('Deposit for August')
    await page.getByRole('button', { name: 'Record payment' }).click()
    await expect(page.getByText(/Only .* is owed/)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Record 5 000 € anyway' }).click()
    await expect(page.getByText('+5 000 €')).toBeVisible()
    await page.getByRole('button', { name: 'Refund', exact: true }).click()
    await page.getByLabel('Refund, €').fill('5000')
    await page.getByLabel('Reason').fill('No deposit after all')
    await page.getByRole('button', { name: 'Give refund' }).click()
    await expect(page.getByText('−5 000 €')).toBeVisible()

    await page.getByRole('button', { name: 'Refund', exact: true }).click()
    await page.getByLabel('Refund, €').fill('41')
    await page.getByRole('button', { name: 'Give refund' }).click()
    await expect(page.getByText('At most 40 €')).toBeVisible()
    await page.getByLabel('Refund, €').fill('10')
    await page.getByLabel('Reason').fill('Short of wind')
    await page.getByRole('button', { name: 'Give refund' }).click()
    await expect(page.getByText('−10 €')).toBeVisible()
    await expectAccessible(page)

    const saved = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Receipt (PDF)' }).click()
    const file = await (await saved).path()
    expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-')
    await page.getByRole('button', { name: 'Close' }).last().click()
    await page.getByRole('searchbox').first().fill('')

    await expect(row).toContainText('Part refunded')
    await row.getByRole('button', { name: 'Cancel', exact: true }).click()
    const asking = page.getByRole('dialog', { name: 'Cancel this booking?' })
    await expect(asking).toContainText('Refund: 30 €')
    await asking.getByRole('button', { name: 'Change' }).click()
    await asking.getByLabel('Refund, €').fill('12,50')
    await asking.getByRole('button', { name: 'Cancel Booking' }).click()
    await expect(asking.getByText('Please say why')).toBeVisible()
    await asking.getByLabel('Reason').fill('Half of the ride')
    await asking.getByRole('button', { name: 'Cancel Booking' }).click()
    await expect(row).toContainText('Cancelled')

    await moneyOf(page, reference)
    await expect(page.getByText('12.50 € to be refunded by hand')).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).last().click()
    await page.getByRole('searchbox').first().fill('')
    await row.getByRole('button', { name: /^Undo/ }).click()
    await expect(row).toContainText('Confirmed')

    await moneyOf(page, reference)
    await expect(page.getByText('With us')).toBeVisible()
    await expect(page.getByText('to be refunded by hand')).toBeHidden()
  })
