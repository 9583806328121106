import type { Page } from '@playwright/test'
import { screens } from '#contract/screens.ts'
import { roleFacts } from '#domain/roles.ts'
import { viewRoles } from '#web/shell/view-role.ts'
import { openDashboard } from './staff-hand.ts'
import { expect, test } from './visitor.ts'

// What lies on top at the centre of each control that can be pressed, once it is scrolled into view: it, or a part of it.

const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
]
/** Staff, members and visitors; each of the pages that differ for them. */
const views: readonly (readonly [role: string, paths: readonly string[]])[] = [
  [
    'main_admin',
    [
      '/booking-dashboard',
      '/admin',
      '/admin/enquiries',
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
const personal = new Set(views.flatMap(([, paths]) => paths).filter((path) => path !== '/'))
const open = Object.values(screens)
  .map(({ paths }) => paths[0])
  .filter((path) => !personal.has(path))

/** Names of the controls that something else lies on. */
function covered(): string[] {
  const controls = 'a[href], button, input, select, textarea, summary, [role="button"]'
  const dialog = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]')].at(-1)
  return [...(dialog ?? document).querySelectorAll<HTMLElement>(controls)]
    .filter(
      (control) => !control.matches(':disabled') && control.checkVisibility({ visibilityProperty: true }),
    )
    .filter((control) => {
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, top, width, height } = control.getBoundingClientRect()
      // Fields drawn by their label, and the link that only the keyboard finds.
      if (width <= 1 || height <= 1 || getComputedStyle(control).clipPath !== 'none') return false
      const onTop = document.elementFromPoint(left + width / 2, top + height / 2)
      if (!onTop) return true
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
      return ![control, ...labels].some((part) => part.contains(onTop))
    })
    .map((control) => {
      const { left, top, width, height } = control.getBoundingClientRect()
      const onTop = document.elementFromPoint(left + width / 2, top + height / 2)
      const name = control.getAttribute('aria-label') ?? (control.textContent || control.tagName)
      return `${name.trim().slice(0, 60)} under ${onTop?.tagName} ${onTop?.className}`
    })
}

async function expectPressable(page: Page, where: string): Promise<void> {
  await expect.poll(() => page.evaluate(covered), where).toEqual([])
}

async function lookAt(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await page.waitForLoadState('networkidle')
  for (const size of sizes) {
    await page.setViewportSize(size)
    await expectPressable(page, `${path} at ${size.width}`)
  }
}

for (const path of open)
  test(`every control of ${path} can be pressed`, async ({ visit }) => {
    await lookAt(await visit(), path)
  })

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
      page.getByRole('button', { name: 'Close a unit' }),
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
