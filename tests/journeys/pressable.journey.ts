import type { Page } from '@playwright/test'
import { roleFacts } from '#domain/roles.ts'
import { viewRoles } from '#web/shell/view-role.ts'
import { expectPressable, expectPressableAtAllSizes, sizes } from './page-checks.ts'
import { openDashboard } from './staff-hand.ts'
import { expect, test } from './visitor.ts'

// Pages of staff and members, one visit per role; the journey every-page covers visitors' pages.

/** Roles with the pages that differ for them. */
const views: readonly (readonly [role: string, paths: readonly string[]])[] = [
  [
    'main_admin',
    [
      '/booking-dashboard',
      '/admin',
      '/admin/enquiries',
      '/admin/house',
      '/admin/notifications',
      '/member-dashboard',
      '/profile',
    ],
  ],
  ['jetski_admin', ['/admin/jetskis', '/booking-dashboard']],
  ['wakesurf_admin', ['/booking-dashboard', '/member-dashboard']],
  ['rayfoil_ambassador', ['/member-dashboard', '/booking-dashboard']],
  ['platinum_member', ['/member-dashboard', '/profile', '/']],
  ['regular_user', ['/member-dashboard', '/profile']],
]
async function lookAt(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await page.waitForLoadState('networkidle')
  await expectPressableAtAllSizes(page, path)
}

for (const [role, paths] of views)
  test(`every control that ${role} has can be pressed`, async ({ visit }) => {
    const page = await visit()
    await openDashboard(page, role, paths[0])
    for (const path of paths) await lookAt(page, path)
  })

for (const role of viewRoles)
  test(`every control that the test user has as ${role} can be pressed`, async ({ visit }) => {
    const page = await visit()
    await openDashboard(page, 'test_user', '/profile')
    await page.getByRole('button', { name: roleFacts[role].label, exact: true }).click()
    for (const path of ['/profile', '/booking-dashboard', '/member-dashboard']) await lookAt(page, path)
  })

test('every control of each dialog of the booking dashboard can be pressed', async ({ visit }) => {
  const page = await visit()
  await openDashboard(page)
  for (const size of sizes) {
    await page.setViewportSize(size)
    for (const opener of [
      page.getByRole('button', { name: 'New booking' }),
      page.getByRole('button', { name: 'Close a unit or place' }),
      page.getByRole('button', { name: /^Move / }).first(),
      page.getByRole('button', { name: 'Cancel', exact: true }).first(),
    ]) {
      await opener.click()
      const opened = page.getByRole('dialog').or(page.getByRole('alertdialog'))
      await expect(opened).toBeVisible()
      await expectPressable(page, `${await opened.textContent()} at ${size.width}`)
      await page.keyboard.press('Escape')
      await expect(opened).toBeHidden()
    }
  }
})
