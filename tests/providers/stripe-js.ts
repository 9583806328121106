import type { BrowserContext, Route } from '@playwright/test'
import { stripeFrame } from './stripe-frame.ts'
import type { PageConfig } from './stripe-page.ts'
import { stripePage } from './stripe-page.ts'
import type { StripeServer } from './stripe-server.ts'

// The provider as a browser meets it: its script and the frame of its fields are ours, its API and the bank's page are the
// tests' own server. The addresses are the real ones, so that the content policy is put to the test as well.

export type StripeInBrowser = {
  /** The script and the fields do not load: a blocker, a bad network. */
  setBlocked: (blocked: boolean) => void
  /** Which wallets the browser has, from the next load on. */
  setWallets: (wallets: PageConfig['wallets']) => void
}

/** Answers in this browser for everything under stripe.com; what else is asked there fails. */
export async function bringStripe(context: BrowserContext, stripe: StripeServer): Promise<StripeInBrowser> {
  let blocked = false
  let wallets: PageConfig['wallets'] = []
  await context.route('https://js.stripe.com/**', (route) => {
    const { pathname } = new URL(route.request().url())
    if (blocked) return route.abort('blockedbyclient')
    if (pathname === '/endive/stripe.js')
      return route.fulfill(script(`(${stripePage})(${JSON.stringify({ wallets })})`))
    if (pathname === '/endive/fields.html') return route.fulfill(fields)
    return route.abort()
  })
  await context.route(/^https:\/\/(api|hooks)\.stripe\.com\//, (route) => passOn(route, stripe.url))
  return {
    setBlocked: (wanted) => {
      blocked = wanted
    },
    setWallets: (wanted) => {
      wallets = wanted
    },
  }
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
