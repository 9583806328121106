import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Browser, BrowserContext, Frame, Page } from '@playwright/test'
import { test as base, expect } from '@playwright/test'
import type axe from 'axe-core'
import { chromium as launcher } from 'playwright-core'
import { journeyCommand } from '#tests/chromium.ts'
import { aheadMs, dateAhead, setAhead } from './clock.ts'
import { keepToasts } from './toasts.ts'

export { expect }

const launch = async (): Promise<Browser> => {
  const { path, flags } = await journeyCommand()
  return launcher.launch({
    executablePath: path,
    args: flags,
    env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, '../fixtures/fonts.conf') },
  })
}

export const phone = { width: 390, height: 844 }
export const desk = { width: 1440, height: 900 }
/** With their names in test titles. */
export const sizes = [
  ['phone', phone],
  ['desk', desk],
] as const

/** `zone`: the time zone of the visitor's phone. Default: this machine's. */
type Visit = (size?: { width: number; height: number }, zone?: string) => Promise<Page>

/** The server to visit, other addresses that a page may call, and the setup of every browser before its first page. */
export type Ground = { url: string; beyond?: RegExp; prepare?: (context: BrowserContext) => Promise<void> }

/** `visit` opens a new visitor's page; any error that it logs or throws, and any request to another site, fails the test. */
export const test = base.extend<{ visit: Visit; ground: Ground }, { machine: Browser }>({
  ground: async ({ browserName: _anyName }, use) => {
    await use({ url: process.env.JOURNEY_URL! })
  },
  machine: [
    // The runner reads the required fixtures from the destructuring pattern.
    async ({ browserName: _anyName }, use) => {
      const browser = await launch()
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  visit: async ({ machine, ground }, use) => {
    const pages: Page[] = []
    const faults: string[] = []
    await use(async (size = desk, zone) => {
      const context = await machine.newContext({
        viewport: size,
        // So that contrast is not measured on toasts that are still fading in.
        reducedMotion: 'reduce',
        baseURL: ground.url,
        hasTouch: size === phone,
        ...(zone ? { timezoneId: zone } : {}),
      })
      await context.addInitScript(setAhead, aheadMs)
      await keepToasts(context)
      await ground.prepare?.(context)
      // Also a second tab, and the page that a bank opens.
      context.on('page', (page) => watch(page, ground, faults))
      const page = await context.newPage()
      pages.push(page)
      return page
    })
    for (const page of pages) {
      // A pending answer that a test delays or changes must not reach the next test.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.context().close()
    }
    expect(faults).toEqual([])
  },
})

function watch(page: Page, { url, beyond }: Ground, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(`threw ${error.message}`))
  page.on('console', (message) => {
    // The browser itself logs failed calls; the journeys check the page's reaction.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(message.text())
  })
  page.on('request', (request) => {
    const address = request.url()
    if (!/^(data|blob|mailto):/.test(address) && !address.startsWith(url) && !beyond?.test(address))
      faults.push(`asked ${address}`)
  })
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    if (response.status() === 404 && ['image', 'media', 'font', 'script', 'stylesheet'].includes(kind))
      faults.push(`did not find ${response.url()}`)
  })
}

/** Axe finds no violation of WCAG 2.2 A and AA on the page in its current state. */
export async function expectAccessible(page: Page): Promise<void> {
  // A button that waits for the draft to be saved then changes its colour.
  await expect(page.getByText('Saving the draft…')).toHaveCount(0)
  const found = await whileStill(page)
  if (!found.some(isObscured)) return expect(found).toEqual([])
  // Elements covered by a fixed strip may be scrolled out from under it: only those covered at both positions count.
  await page.evaluate((by) => window.scrollBy(0, by), scrolledBy)
  const after = await violationsOn(page)
  await page.evaluate((by) => window.scrollBy(0, -by), scrolledBy)
  expect(
    found.filter((one) => !isObscured(one) || after.some((other) => target(other) === target(one))),
  ).toEqual([])
}

/** Contrast must not be measured during colour transitions: if one ran, violations are checked again, at most twice. */
async function whileStill(page: Page, again = 2): Promise<string[]> {
  const transitions = await page.evaluateHandle(async () => {
    // Bounded, as `finished` does not resolve while the browser draws no frames.
    const ended = ({ effect, finished }: Animation) => {
      const { endTime } = effect?.getComputedTiming() ?? {}
      if (endTime === Infinity) return
      return Promise.race([finished, new Promise((resolve) => setTimeout(resolve, Number(endTime) + 2_000))])
    }
    await Promise.allSettled(document.getAnimations().map(ended))
    const begun = { count: 0 }
    document.addEventListener('transitionrun', () => begun.count++)
    return begun
  })
  const found = await violationsOn(page)
  const begun = await transitions.evaluate(({ count }) => count)
  return found.length > 0 && begun > 0 && again > 0 ? whileStill(page, again - 1) : found
}

/** In pixels, more than the highest strip at the edge of a phone. */
const scrolledBy = 120
const isObscured = (violation: string): boolean => violation.includes('partially obscured')
/** Rule and element of a violation. */
const target = (violation: string): string => violation.split(': ').slice(0, 2).join(': ')

const violationsOn = async (page: Page): Promise<string[]> =>
  (await Promise.all(page.frames().map(violationsIn))).flat()

const axeRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

// The minified file, as it is loaded into every checked page.
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

async function violationsIn(frame: Frame): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource)
  return frame.evaluate(async (rules) => {
    const inPage = (window as unknown as { axe: typeof axe }).axe
    const { violations } = await inPage.run({
      runOnly: rules,
      // Other results are unused and many times as large.
      resultTypes: ['violations'],
      iframes: false,
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        (node) => `${id}: ${node.target.join(' ')}: ${node.any.map(({ message }) => message).join(' ')}`,
      ),
    )
  }, axeRules)
}

/** The day this many days from now, as the calendar labels it: `24 November 2026`. */
export function dayName(ahead: number): string {
  const day = Temporal.PlainDate.from(dateAhead(ahead))
  return `${day.day} ${day.toLocaleString('en', { month: 'long' })} ${day.year}`
}

/** Chooses that day, changing the calendar's month if needed. */
export async function chooseDay(page: Page, ahead: number): Promise<void> {
  const day = page.getByRole('button', { name: new RegExp(`^${dayName(ahead)}`) })
  await expect(page.getByRole('button', { name: 'Next month' })).toBeVisible()
  if ((await day.count()) === 0) await page.getByRole('button', { name: 'Next month' }).click()
  await day.click()
}

export const chooseTime = (page: Page, time: string): Promise<void> =>
  page.getByRole('radio', { name: new RegExp(`^${time}`) }).click()

export async function tellWho(
  page: Page,
  who: { name: string; email: string; phone?: string },
): Promise<void> {
  await page.getByLabel('Full name').fill(who.name)
  await page.getByLabel('E-mail').fill(who.email)
  if (who.phone) await page.getByLabel('Phone').fill(who.phone)
}
