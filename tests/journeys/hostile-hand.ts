import type { Page } from '@playwright/test'
import { addDays } from '#domain/calendar.ts'
import { flag, hasInvisible, texts } from '../threats/corpus.ts'
import { dateAhead } from './clock.ts'
import { expect } from './visitor.ts'

// Types hostile text into every form, and checks that a page shows it as text.

export const today = dateAhead(0)
/** As names: the worst texts that are short enough come first. */
const names = Object.values(texts).filter((text) => text.length <= 110 && !hasInvisible(text))
/** All of them in one message. */
const letter = Object.values(texts).join('\n')

const headers = () => ({ origin: process.env.JOURNEY_URL! })
export const post = (page: Page, path: string, data: object) =>
  page.request.post(path, { data, headers: headers() })

/** Books the first free start of a place. */
export async function plant(
  page: Page,
  path: string,
  times: readonly string[],
  body: (time: string) => object,
) {
  for (const time of times) {
    const answer = await post(page, path, body(time))
    if (answer.ok()) return (await answer.json()) as { id: string; reference: string }
    expect(answer.status(), await answer.text()).toBe(409)
  }
  throw new Error(`nothing is free at ${path}`)
}

export const starts = Array.from({ length: 12 }, (_, index) => `${String(index + 9).padStart(2, '0')}:00`)
export const reach = { email: 'hostile@example.ee', phone: '+372 5123 4567' }
const customer = { customerEmail: reach.email, customerPhone: reach.phone }

/** Bookings of every kind, enquiries and an account, each with hostile texts. */
export async function plantAll(page: Page): Promise<void> {
  for (const [index, name] of names.entries())
    await plant(page, '/api/test-drive', starts, (time) => ({
      date: addDays(today, 50 + index),
      time,
      location: 'dubai',
      foilCount: 1,
      duration: '30min',
      fullName: name,
      ...reach,
    }))
  const [script, image, title] = [texts.script, texts['image with a handler'], texts['end of a title']]
  for (const date of [today, addDays(today, 1)])
    await plant(page, '/api/bookings', starts.toReversed(), (time) => ({
      type: 'efoil-private',
      date,
      time,
      location: 'koh-phangan',
      duration: '30 minutes',
      customerName: script,
      notes: letter,
      ...customer,
    })).catch(() => undefined)
  await plant(page, '/api/bookings', starts, (startTime) => ({
    activityType: 'jetski',
    date: addDays(today, 1),
    startTime,
    participants: 1,
    equipment: 'GTI 130',
    customerName: image,
    notes: letter,
    ...customer,
  }))
  for (const kind of ['membership', 'club-join'])
    expect(
      (await post(page, '/api/enquiries', { kind, fullName: script, message: letter, ...reach })).ok(),
    ).toBe(true)
  const corporate = { kind: 'corporate', fullName: image, company: title, message: letter, ...reach }
  expect((await post(page, '/api/enquiries', corporate)).ok()).toBe(true)
  for (const fullName of [script, image, title]) {
    expect(
      (
        await post(page, '/api/waitlist', {
          fullName,
          email: reach.email,
          location: 'dubai',
          activity: '<b>x</b>',
        })
      ).ok(),
    ).toBe(true)
    const board = { color: 'ink', motorPower: '1', mastLength: '2', accessories: [] }
    expect((await post(page, '/api/custom-orders', { fullName, email: reach.email, ...board })).ok()).toBe(
      true,
    )
  }
}

/** Nothing has run, and nothing in the page could. */
export async function expectInert(page: Page, where: string): Promise<void> {
  const found = await page.evaluate((name) => {
    const all = [...document.querySelectorAll('*')]
    return {
      ran: name in window,
      handlers: all.filter((one) => [...one.attributes].some(({ name: own }) => own.startsWith('on'))).length,
      scripts: [...document.scripts].filter((one) => one.text.includes(name)).length,
      links: all.filter((one) => /^\s*javascript:/i.test(one.getAttribute('href') ?? '')).length,
      pictures: document.querySelectorAll('img[src="x"]').length,
    }
  }, flag)
  expect(found, where).toEqual({ ran: false, handlers: 0, scripts: 0, links: 0, pictures: 0 })
}
