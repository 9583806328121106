import type { Page } from '@playwright/test'
import type { House } from '#domain/house/house.ts'
import { callBehind } from './staff-hand.ts'
import { expectToast } from './toasts.ts'
import { expect, expectAccessible } from './visitor.ts'

/** Publishes the draft, after checking its changes. */
export async function publish(page: Page, note: string, change: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Publish…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('list', { name: 'Changes' })).toContainText(change)
  await dialog.getByLabel('Note').fill(note)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expectToast(page, 'Version', 'is published')
  await expect(page.getByText('Everything is published')).toBeVisible()
}

/** Takes the last publish back. */
export const undoPublish = (page: Page) =>
  page.getByRole('region', { name: 'Undo the last publish' }).getByRole('button', { name: 'Undo' }).click()

/** Restores the version before the current one as the draft, after comparing it with the one in force. */
export async function restoreLast(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'History' }).click()
  await page
    .getByRole('button', { name: /^Restore version/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/(Compared with|the same as) what is in force/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Restore' }).click()
}

/** Publishes a changed house without using the editor, so that journeys on the same server find it as before. */
export async function publishBehind(page: Page, change: (house: House) => void): Promise<void> {
  const version = await saveBehind(page, change)
  await callBehind(page, 'POST', '/api/house/publish', { version, note: '', strands: 'keep' })
}

/** Saves a changed draft without using the editor; returns its version. */
export async function saveBehind(page: Page, change: (house: House) => void): Promise<number> {
  type Draft = { version: number; house: House }
  const behind = (...call: [method: 'GET' | 'PUT', path: string, data?: object]) =>
    callBehind(page, ...call) as unknown as Promise<Draft>
  const { version, house } = await behind('GET', '/api/house/draft')
  change(house)
  return (await behind('PUT', '/api/house/draft', { version, house })).version
}
