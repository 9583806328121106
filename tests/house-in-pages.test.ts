import { createElement } from 'react'
import type { ServerBuild } from 'react-router'
import { describe, expect, it } from 'vitest'
import { theHouse } from '#domain/house/the-house.ts'
import { pageOf } from '#server/http/page.ts'
import * as writing from '#web/entry.server.tsx'
import { readHouse, useHouse } from '#web/house.ts'

// What a page carries of the house: its components see it while the server renders them, and again in the browser.

function Hours() {
  const places = useHouse()?.places
  return createElement('body', {}, places ? `Tallinn has ${places.tallinn.hours.length} hours` : 'No house')
}
function Failing(): never {
  throw new Error('no such picture')
}

const siteOf = (Screen: () => unknown): ServerBuild => {
  const route = { id: 'root', path: '' }
  return {
    entry: { module: writing as ServerBuild['entry']['module'] },
    routes: { root: { ...route, module: { default: Screen } } },
    assets: {
      entry: { module: '/entry.js', imports: [] },
      routes: { root: { ...route, module: '/root.js', hasLoader: false, hasAction: false } },
      url: '/manifest.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild
}

const { places } = theHouse
const written = (Screen: () => unknown, house?: Pick<typeof theHouse, 'places'>) =>
  writing.pageWriter(siteOf(Screen), ['/'])('/', house)

/** The block of a page as a browser would find it. */
const blockOf = (html: string) => ({
  getElementById: (id: string) => {
    const [, textContent] = new RegExp(`<script[^>]* id="${id}">(.*?)</script>`).exec(html) ?? []
    return textContent === undefined ? null : ({ textContent } as HTMLElement)
  },
})

describe('a page that carries a part of the house', () => {
  it('is rendered with it', async () => {
    expect(await written(Hours, { places })).toContain(`Tallinn has ${places.tallinn.hours.length} hours`)
    expect(await written(Hours)).toContain('No house')
  })

  it('gives the browser the same', () => {
    const html = '<html><body></body></html>'
    const sent = (house?: object) => String(pageOf(html, 'https://merelend.example', { house }).plain)
    expect(readHouse(blockOf(sent({ places })))).toEqual({ places })
    expect(readHouse(blockOf(sent()))).toBeUndefined()
  })
})

it('a page that fails is refused with what failed, and is no page about an error', async () => {
  await expect(written(Failing)).rejects.toThrow('no such picture')
})
