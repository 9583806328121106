import type { Page } from '@playwright/test'
import { addDays } from '#domain/calendar.ts'
import { texts } from '../threats/corpus.ts'
import { expectInert, plant, plantAll, post, reach, starts, today } from './hostile-hand.ts'
import { expect, test } from './visitor.ts'

// Hostile text of visitors, on every screen that shows it: it stays text, and none of it runs.

async function keep(page: Page, answer: Awaited<ReturnType<typeof post>>): Promise<void> {
  expect(answer.ok(), await answer.text()).toBe(true)
  const { sessionId } = (await answer.json()) as { sessionId: string }
  await page.addInitScript((id) => localStorage.setItem('sessionId', id), sessionId)
}

const shows = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: false }).filter({ visible: true }).first()).toBeVisible()

test('hostile text stays text on every staff screen', async ({ visit }) => {
  const page = await visit()
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await plantAll(page)
  await keep(page, await post(page, '/api/login', { username: 'main_admin', password: 'demo-main-admin' }))

  await page.goto('/admin')
  for (const name of [texts.script, texts['image with a handler'], texts['a formula with a program']]) {
    await page.getByRole('searchbox', { name: 'Search the lists' }).fill(name)
    await shows(page, name)
  }
  await page.getByRole('searchbox', { name: 'Search the lists' }).fill('hostile@example.ee')
  await expectInert(page, 'test drives')
  await page
    .getByRole('button', { name: /^History of/ })
    .first()
    .click()
  await expectInert(page, 'history')
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
  await expect(page.getByText('Are you sure you want to delete this item?')).toBeVisible()
  await expectInert(page, 'delete dialog')
  await page.getByRole('button', { name: 'Keep' }).click()
  for (const tab of ['Waitlist Entries', 'Custom Orders']) {
    await page.getByRole('tab', { name: tab }).click()
    await shows(page, texts['end of a title'])
    await expectInert(page, tab)
  }

  await page.goto('/admin/enquiries')
  await shows(page, texts.script)
  for (const more of await page.getByText('Read all').all()) await more.click()
  await shows(page, texts['end of an attribute'])
  await expectInert(page, 'enquiries')

  for (const path of [
    '/booking-dashboard',
    '/booking-dashboard?tab=alerts',
    '/admin/jetskis?view=schedule',
    '/admin/jetskis?view=customers',
    '/admin/jetskis',
    '/admin/notifications',
    '/member-dashboard',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    await page.waitForLoadState('networkidle')
    await expectInert(page, path)
  }
  await page.goto('/admin/jetskis?view=customers')
  await page.getByRole('searchbox', { name: 'Search customers' }).fill(reach.email)
  await shows(page, texts['image with a handler'])
  expect(dialogs).toEqual([])
})

test('hostile text stays text on the pages of its author', async ({ visit }) => {
  const page = await visit()
  const username = `mallory-${Date.now()}`
  const fullName = texts['image with a handler']
  await keep(
    page,
    await post(page, '/api/signup', {
      username,
      password: 'correct horse battery',
      email: 'mallory@example.ee',
      fullName,
    }),
  )
  await plant(page, '/api/test-drive', starts, (time) => ({
    date: addDays(today, 90),
    time,
    location: 'malaga',
    foilCount: 1,
    duration: '30min',
    fullName,
    ...reach,
  }))
  for (const path of ['/member-dashboard', '/profile', '/dashboard']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expectInert(page, path)
  }
  await page.goto('/profile')
  await shows(page, fullName)
  // A manipulated address.
  const evil = encodeURIComponent(
    JSON.stringify({ service: texts.script, reference: texts['end of a title'] }),
  )
  for (const path of [
    `/booking-success?booking=${evil}`,
    `/booking-success?booking=${encodeURIComponent(texts.script)}`,
    `/login?next=${encodeURIComponent('javascript:alert(1)')}`,
    `/booking-dashboard?sector=${encodeURIComponent(texts.script)}&tab=${encodeURIComponent(texts.script)}`,
    `/${encodeURIComponent(texts.script)}`,
  ]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expectInert(page, path)
  }
})
