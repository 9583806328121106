import type { BrowserContext, Route } from '@playwright/test'
import { stripeFrame } from './stripe-frame.ts'
import type { PageConfig } from './stripe-page.ts'
import { stripePage } from './stripe-page.ts'
import type { StripeServer } from './stripe-server.ts'

// The provider as a browser meets it: its script and the frame of its fields are ours, its API and the bank's page are the
// tests' own server. The addresses are the real ones, so that the content policy is put to the test as well.

/** How it is in the browsers of a test; may be changed while they are open. */
export type InBrowser = {
  /** The script and the fields do not load: a blocker, a bad network. */
  isBlocked: boolean
  /** Which wallets the browser has, from the next load on. */
  wallets: PageConfig['wallets']
}

/** Addresses of the provider that a page may ask. */
export const stripeAddresses = /^https:\/\/(js|api|hooks)\.stripe\.com\//

/** Answers in this browser for everything under stripe.com; what else is asked there fails. */
export async function bringStripe(
  context: BrowserContext,
  stripe: StripeServer,
  here: InBrowser,
): Promise<void> {
  await context.route('https://js.stripe.com/**', (route) => {
    const { pathname } = new URL(route.request().url())
    if (here.isBlocked) return route.abort('blockedbyclient')
    if (pathname === '/endive/stripe.js')
      return route.fulfill(script(`(${stripePage})(${JSON.stringify({ wallets: here.wallets })})`))
    if (pathname === '/endive/fields.html') return route.fulfill(fields)
    return route.abort()
  })
  await context.route(/^https:\/\/(api|hooks)\.stripe\.com\//, (route) => passOn(route, stripe.url))
}

const script = (body: string) => ({ contentType: 'text/javascript; charset=utf-8', body })

const fields = {
  contentType: 'text/html; charset=utf-8',
  body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Card</title></head><body><script>(${stripeFrame})()</script></body></html>`,
}

/** The same call at the tests' own server. */
async function passOn(route: Route, base: string): Promise<void> {
  const request = route.request()
  const { pathname, search } = new URL(request.url())
  const body = request.postData()
  try {
    const answer = await fetch(`${base}${pathname}${search}`, {
      method: request.method(),
      redirect: 'manual',
      ...(body === null ? {} : { body, headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
    })
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: await answer.text(),
    })
  } catch {
    await route.abort('connectionrefused')
  }
}
