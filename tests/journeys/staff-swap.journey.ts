import type { Page } from '@playwright/test'
import { answerFromNowOn, loseAnswers } from './answers.ts'
import { testOnOwnServer } from './own-server.ts'
import { callBehind, openDashboard, walkIn } from './staff-hand.ts'
import { expectToast } from './toasts.ts'
import { desk, expect, expectAccessible, phone } from './visitor.ts'

// A separate server without demo bookings: only Lepp waits for the late board, and five boards are free.

const staff = { username: 'main_admin', password: 'demo-main-admin' }
const test = testOnOwnServer({ DEMO: 'off' }, { staff })

const place = 'tallinn'

/** Makes a board late for the next booking; returns its name. */
async function lateBoard(page: Page): Promise<string> {
  const late = await walkIn(page, 'Karin Saar', place, -36)
  await callBehind(page, 'PATCH', `/api/bookings/${late.id}/status`, { status: 'in_progress' })
  const next = await walkIn(page, 'Ott Lepp', place, 20)
  const board = late.units[0] ?? ''
  const codeOf = (name = '') => `efoil-${place}-${name.slice(-1)}`
  if (next.units[0] !== board)
    await callBehind(page, 'POST', `/api/bookings/${next.id}/unit`, {
      from: codeOf(next.units[0]),
      to: codeOf(board),
    })
  return board
}

/** Waits for the server's answer: the row disappears at once, but the other tests of this file depend on what is stored. */
async function completeRide(page: Page, name: string): Promise<void> {
  const answered = page.waitForResponse('**/status')
  await page.getByRole('button', { name: `Complete ${name}` }).press('Enter')
  expect((await answered).ok()).toBe(true)
}

test('a guest whose board is not back yet gets another one, and an undo restores the first', async ({
  visit,
}) => {
  const page = await visit(phone)
  await openDashboard(page)
  const own = await lateBoard(page)
  const give = page.getByRole('button', { name: /^Give Lepp / })
  await give.press('Enter')
  const undo = page.getByRole('region', { name: 'Undo the last swap' })
  await expect(undo).toContainText(`Instead of ${own}`)
  await expectToast(page, 'Unit changed')
  // The pressed button is removed; the focus stays in its row.
  await expect(page.getByRole('button', { name: 'Call Saar' })).toBeFocused()
  await expectAccessible(page)
  // Its answer is lost, but it is done.
  await loseAnswers(page, '**/unit')
  await undo.getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, 'No answer came; it may be done already')
  await page.unroute('**/unit')
  await expect(give).toBeVisible()

  // Starting a booking of the late board asks first, and assigns the free board.
  const lepp = page.getByRole('listitem').filter({ hasText: 'Ott Lepp' }).last()
  await lepp.getByRole('button', { name: 'Start' }).click()
  const dialog = page.getByRole('dialog', { name: 'Start this ride?' })
  await expect(dialog).toContainText(`${own} is still out with Karin Saar`)
  await expect(dialog.getByRole('button', { name: 'Not yet' })).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /^Start on E-foil \d$/ }).click()
  await expect(lepp).toContainText('In progress')
  await expect(lepp).not.toContainText(own)

  await completeRide(page, 'Karin Saar')
  // No other late return: the focus is on the tab behind the strip, not at the page's beginning.
  await expect(page.getByRole('tab', { selected: true })).toBeFocused()
})

/** Presses whatever is in a button's place as soon as that is gone; resolves with its label. */
async function pressWhereItWas(page: Page, label: string): Promise<{ pressed: Promise<string> }> {
  const spot = (await page.getByRole('button', { name: label }).boundingBox())!
  const pressed = page.evaluate(
    ([label, x, y]) =>
      new Promise<string>((resolve) => {
        new MutationObserver((_changes, observer) => {
          if (document.querySelector(`[aria-label="${label}"]`)) return
          observer.disconnect()
          const button = document.elementFromPoint(x, y)
          button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
          resolve(button?.getAttribute('aria-label') ?? '')
        }).observe(document.body, { childList: true, subtree: true })
      }),
    [label, spot.x + 5, spot.y + 5] as const,
  )
  return { pressed }
}

const setStatus = (page: Page, { id }: { id: string }, status: string) =>
  callBehind(page, 'PATCH', `/api/bookings/${id}/status`, { status })

test('when a late return is completed elsewhere, a press meant for it completes no other ride', async ({
  visit,
}) => {
  const page = await visit(desk)
  await openDashboard(page)
  const [first, second, third] = [
    await walkIn(page, 'Aino First', place, -40),
    await walkIn(page, 'Boris Next', place, -37),
    await walkIn(page, 'Carl Third', place, -35),
  ]
  for (const one of [first, second]) await setStatus(page, one, 'in_progress')
  const complete = page.getByRole('button', { name: 'Complete Boris Next' })
  await expect(complete).toBeVisible()
  const { pressed } = await pressWhereItWas(page, 'Complete Aino First')
  // Read once both have changed: one may leave the list while the other arrives.
  const changed = Promise.withResolvers<void>()
  await answerFromNowOn(page, /\/api\/bookings\?/, async (route) => {
    await changed.promise
    await route.continue()
  })
  await setStatus(page, third, 'in_progress')
  await setStatus(page, first, 'completed')
  changed.resolve()
  expect(await pressed).toBe('Complete Boris Next')
  expect(await callBehind(page, 'GET', '/api/search?q=Boris')).toMatchObject([{ status: 'in_progress' }])
  const gone = await pressWhereItWas(page, 'Complete Boris Next')
  await setStatus(page, second, 'completed')
  expect(await gone.pressed).toBe('Complete Carl Third')
  expect(await callBehind(page, 'GET', '/api/search?q=Carl')).toMatchObject([{ status: 'in_progress' }])
  await completeRide(page, 'Carl Third')
  await expect(page.getByRole('button', { name: 'Complete Carl Third' })).toHaveCount(0)
})

for (const size of [phone, desk])
  test(`the jetski desk lists a late return first and marks it in its row and on the board, at ${size.width}`, async ({
    visit,
  }) => {
    const page = await visit(size)
    await openDashboard(page, 'main_admin', '/admin/jetskis')
    const name = `Liisa Late ${size.width}`
    const start = Temporal.Now.zonedDateTimeISO('Europe/Tallinn').subtract({ minutes: 50 })
    const { id } = await callBehind(page, 'POST', '/api/staff/bookings', {
      activity: 'jetski',
      date: start.toPlainDate().toString(),
      time: start.toPlainTime().toString({ smallestUnit: 'minute' }),
      participants: 1,
      equipment: size === phone ? 'Trixx 2025 Red' : 'Trixx 2023 Blue',
      customerName: name,
      customerPhone: '+372 5123 4567',
      duration: '30 min',
      channel: 'walk_in',
      override: 'Stands at the dock',
    })
    await callBehind(page, 'PATCH', `/api/bookings/${id}/status`, { status: 'in_progress' })
    const recent = page.getByRole('region', { name: 'Recent Jetski Bookings' })
    const row = recent.getByRole('listitem').filter({ hasText: name })
    await expect(row).toContainText(/2\d min late, due \d\d:\d\d/)
    await expect(recent.getByRole('listitem').filter({ hasText: /ML-/ }).first()).toContainText('late')
    await expect(page.getByRole('region', { name: 'Today by machine', exact: true })).toContainText(
      'Late return',
    )
    await expect(page.getByRole('button', { name: new RegExp(`${name}, In progress, late`) })).toBeAttached()
    await expectAccessible(page)
    await row.getByRole('button', { name: 'Complete', exact: true }).press('Enter')
    await expect(recent.getByText(/min late/)).toHaveCount(0)
    // The list shows it before the answer: if the page closed now, it might never send it, leaving a late ride to the next test.
    await expectToast(page, 'Booking status updated successfully')
  })
