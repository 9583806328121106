import type { BrowserContext, Route } from '@playwright/test'
import { type PageConfig, stripePage } from './stripe-page.ts'
import type { StripeServer } from './stripe-server.ts'

// The provider in a browser: its script and the frame of its fields are ours, its API and the bank's page are on the tests' own
// server. The addresses are the real ones, so that the content security policy is tested too.

/** Its state in a test's browsers; may be changed while they are open. */
export type InBrowser = {
  /** The script and the fields do not load, as with a blocker or a bad network. */
  isBlocked: boolean
  /** The browser's wallets, from the next load on. */
  wallets: PageConfig['wallets']
}

/** Addresses of the provider that a page may call. */
export const stripeAddresses = /^https:\/\/(js|api|hooks)\.stripe\.com\//

/** Answers everything under stripe.com in this browser; other calls there fail. */
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

// Runs in the frame of the provider's fields: `stripe-js.ts` sends the text of this function.

/** The fields inside the provider's frame: one card, with the appearance that the page requested. */
function stripeFrame(): void {
  const names = ['Card number', 'Expiration date', 'Security code']
  const inputs = names.map((name) => {
    const label = document.createElement('label')
    label.textContent = name
    const input = document.createElement('input')
    input.inputMode = 'numeric'
    input.autocomplete = name === 'Card number' ? 'cc-number' : 'off'
    label.append(input)
    document.body.append(label)
    return input
  })
  const [number] = inputs as [HTMLInputElement]
  const wrong = document.createElement('p')
  wrong.className = 'Error'
  document.body.append(wrong)

  const inCss = (rules: object) =>
    Object.entries(rules)
      .map(([name, value]) => `${name.replace(/[A-Z]/g, (big) => `-${big.toLowerCase()}`)}:${value}`)
      .join(';')

  function draw({ variables, rules }: { variables: Record<string, string>; rules: Record<string, object> }) {
    const style = document.createElement('style')
    style.textContent = `
      body { margin: 2px; font: 400 16px/1.4 ${variables.fontFamily}; color: ${variables.colorText}; display: grid; grid-template-columns: 1fr 1fr; gap: ${variables.gridRowSpacing}; }
      label:first-of-type, .Error { grid-column: 1 / -1; }
      label { min-width: 0; display: grid; gap: 8px; ${inCss(rules['.Label'] ?? {})} }
      input { min-width: 0; font: inherit; font-weight: 400; color: inherit; background: ${variables.colorBackground}; border-radius: ${variables.borderRadius}; ${inCss(rules['.Input'] ?? {})} }
      input:focus { ${inCss(rules['.Input:focus'] ?? {})} }
      input[aria-invalid=true] { ${inCss(rules['.Input--invalid'] ?? {})} }
      .Error { margin: 0; color: ${variables.colorDanger}; ${inCss(rules['.Error'] ?? {})} }`
    document.head.append(style)
  }

  window.addEventListener('message', ({ data, ports }) => {
    // Without our font: browsers block requests from a public page to this machine, where the tests' server is.
    if (data.appearance) draw(data.appearance)
    if (data.ask !== 'values') return
    const typed = number.value.replaceAll(' ', '')
    // 'bank': a way to pay that takes days.
    const problem = typed !== 'bank' && typed.length < 12 ? 'Your card number is incomplete.' : undefined
    wrong.textContent = problem ?? ''
    number.setAttribute('aria-invalid', String(problem !== undefined))
    if (problem) number.focus()
    ports[0]?.postMessage({ number: typed, problem })
  })
}
