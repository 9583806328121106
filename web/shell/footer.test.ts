import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { type Screen, screens } from '#contract/screens.ts'
import { theHouse } from '#domain/house/the-house.ts'
import { mailOf, telLink } from '#domain/site.ts'
import { Footer } from './footer.tsx'
import { FullFooter } from './full-frame.tsx'

function htmlOf(footer: typeof Footer): string {
  const root = { id: 'root', path: '*', element: createElement(footer) }
  const router = createMemoryRouter([root], { hydrationData: { loaderData: { root: { house: theHouse } } } })
  return renderToStaticMarkup(createElement(RouterProvider, { router }))
}
const addresses = Object.values(screens).flatMap((screen: Screen) => screen.paths)
const inner = (html: string) => [...html.matchAll(/href="(\/[^"]*)"/g)].map((match) => match[1]!)

describe('The footer', () => {
  test('has link columns whose targets are real pages, a phone link, an e-mail link and a legal line', () => {
    const { phone, email, legalLine } = theHouse.brand
    const html = htmlOf(FullFooter)
    const links = inner(html)
    expect(links.length).toBeGreaterThan(8)
    for (const link of links) expect(addresses, link).toContain(link)
    expect(html).toContain(`href="${telLink(phone)}"`)
    expect(html).toContain(`href="${mailOf(email)}"`)
    expect(html).toContain(legalLine)
  })

  test('links to terms, privacy and imprint on every page, slim or not', () => {
    for (const footer of [Footer, FullFooter])
      expect(inner(htmlOf(footer))).toEqual(expect.arrayContaining(['/terms', '/privacy', '/imprint']))
  })
})
