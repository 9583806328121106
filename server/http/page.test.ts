import { expect, test } from 'vitest'
import { pageOf } from './page.ts'

const written = { html: '<html lang="en"><head></head><body><script>1</script></body></html>', data: '' }
const publicUrl = 'https://merelend.example'

const directivesOf = (payments: string): Record<string, string[]> =>
  Object.fromEntries(
    pageOf(written, publicUrl, { payments })
      .policy.split('; ')
      .map((line) => line.split(' '))
      .map(([name, ...sources]) => [name!, sources]),
  )

test('without cards a page loads nothing from other origins', () => {
  expect(JSON.stringify(directivesOf('test'))).not.toContain('https:')
})

test('with cards a page allows only the card provider’s script, frames and calls', () => {
  const { 'script-src': scripts, 'frame-src': frames, 'connect-src': calls } = directivesOf('stripe')
  expect(scripts).toEqual(
    expect.arrayContaining(["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com']),
  )
  expect(scripts).not.toContain("'unsafe-inline'")
  expect(frames).toEqual(expect.arrayContaining(['https://js.stripe.com', 'https://hooks.stripe.com']))
  expect(calls).toEqual(["'self'", 'https://api.stripe.com'])
  const hosts = JSON.stringify(directivesOf('stripe')).match(/https:\/\/[^"]+/g)
  for (const host of hosts!) expect(host).toMatch(/\.stripe\.com$/)
})

test('pages of the demo are marked, so that samples are shown only there', () => {
  const textOf = (demo: boolean) => String(pageOf(written, publicUrl, { demo }).plain)
  expect(textOf(true)).toContain('<html data-demo="" lang="en">')
  expect(textOf(false)).toContain('<html lang="en">')
})

test('pages of a house that is paid on site are marked, so that no button mentions a payment', () => {
  const textOf = (payments: string) => String(pageOf(written, publicUrl, { payments }).plain)
  expect(textOf('on_site')).toContain('<html data-on-site="" lang="en">')
  expect(textOf('stripe')).toContain('<html lang="en">')
})
