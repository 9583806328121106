import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { type Screen, screens } from '#contract/screens.ts'
import { site, telLink } from '#domain/site.ts'
import { Footer } from './footer.tsx'

const footer = (slim: boolean) =>
  renderToStaticMarkup(createElement(MemoryRouter, {}, createElement(Footer, { slim })))
const addresses = Object.values(screens).flatMap((screen: Screen) => screen.paths)
const inner = (html: string) => [...html.matchAll(/href="(\/[^"]*)"/g)].map((match) => match[1]!)

describe('The footer', () => {
  test('has link columns whose targets are real pages, a phone link, an e-mail link and a legal line', () => {
    const html = footer(false)
    const links = inner(html)
    expect(links.length).toBeGreaterThan(8)
    for (const link of links) expect(addresses, link).toContain(link)
    expect(html).toContain(`href="${telLink}"`)
    expect(html).toContain(`href="mailto:${site.email}"`)
    expect(html).toContain(site.legalLine)
  })

  test('leads to terms, privacy and imprint from every page, slim or not', () => {
    for (const slim of [true, false])
      expect(inner(footer(slim))).toEqual(expect.arrayContaining(['/terms', '/privacy', '/imprint']))
  })
})
