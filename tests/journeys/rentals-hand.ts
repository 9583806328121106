import { randomBytes } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expectToast } from './toasts.ts'
import { expect } from './visitor.ts'

/** Signs the owner in and opens a part of the house's editor. */
export async function openEditor(page: Page, part: string): Promise<void> {
  await page.goto('/login?next=/admin/house')
  await page.getByRole('button', { name: 'Login as Main Admin', exact: true }).click()
  await page.getByRole('tab', { name: part }).click()
}

/** Publishes the draft, even where bookings are stranded. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish these changes?' })
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  const published = page.getByText(/^Version \d+ is published$/).first()
  const anyway = dialog.getByRole('button', { name: 'Publish anyway' })
  await expect(published.or(anyway).first()).toBeVisible()
  if (await anyway.isVisible()) await anyway.click()
  await expect(published).toBeVisible()
}

/** Uploads a picture for the added activity, after a refused file of another type; returns its id. */
export async function givePicture(page: Page, name: string): Promise<string> {
  const card = page.getByRole('region', { name, exact: true })
  const upload = card.getByLabel(`Upload a picture of ${name}`)
  await upload.setInputFiles({ name: 'boards.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('a text') })
  await expect(card.getByText(/^This is not a picture/)).toBeVisible()
  await card.getByRole('button', { name: 'Choose a picture' }).click()
  await card.getByRole('radio', { name: 'A board alone on mirror water at dawn' }).check()
  await expect(card.getByLabel('What the picture shows')).toHaveValue(/mirror water/)
  // Uploads are listed newest first, and an identical picture keeps its position, so each call creates a different one.
  const background = `#${randomBytes(3).toString('hex')}`
  const buffer = await sharp({ create: { width: 1300, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer()
  await upload.setInputFiles({ name: `${name}.jpg`, mimeType: 'image/jpeg', buffer })
  await expect(card.getByRole('radio', { name: 'Upload 1', exact: true })).toBeChecked()
  await card.getByLabel('What the picture shows').fill(`${name} on the beach`)
  const src = await card.getByRole('img', { name: `${name} on the beach` }).getAttribute('src')
  return /own-[0-9a-f]{24}/.exec(src ?? '')![0]
}

/** Checks that it is visible and loaded. */
export async function expectPicture(page: Page, id: string): Promise<void> {
  const shown = page.locator(`img[src*="${id}"]`).filter({ visible: true })
  await expect(shown).toHaveCount(1)
  // In one step: after a link the previous page, which shows it too, stays for a moment.
  const scrolledWidth = (img: HTMLImageElement) => {
    img.scrollIntoView({ block: 'center' })
    return img.naturalWidth
  }
  await expect.poll(() => shown.evaluate(scrolledWidth)).toBeGreaterThan(0)
}

/** Finds the guest's booking, with its activity, by the dashboard's search. */
export async function expectFound(owner: Page, guest: string, booked: string): Promise<void> {
  await owner.goto('/booking-dashboard')
  await owner.getByRole('searchbox', { name: 'Find a booking' }).fill(guest)
  await expect(owner.getByRole('button', { name: new RegExp(guest) }).first()).toContainText(booked)
}

/** Opens staff's booking form with the rental chosen. */
export async function openEntry(owner: Page, name: string): Promise<Locator> {
  await owner.goto('/booking-dashboard')
  await owner.getByRole('button', { name: 'New booking' }).click()
  const entry = owner.getByRole('dialog', { name: 'New booking' })
  await entry.getByRole('radio', { name }).check()
  return entry
}

/** Enters a caller's contact and books. */
export async function bookByPhone(owner: Page, entry: Locator): Promise<void> {
  await entry.getByLabel('Name').fill('Phone Caller')
  await entry.getByRole('textbox', { name: 'Phone' }).fill('+372 5550 4411')
  await entry.getByRole('button', { name: 'Book', exact: true }).click()
  await expectToast(owner, 'ML-', 'is booked')
}

/** The board of Pühajärve this many days from now. */
export async function boardAhead(owner: Page, ahead: number): Promise<Locator> {
  for (let day = 0; day < ahead; day++) await owner.getByRole('button', { name: 'Next day' }).click()
  await owner.getByRole('combobox', { name: 'Place' }).first().selectOption('Pühajärve')
  return owner.getByRole('region', { name: 'Timeline of the day by unit' })
}
