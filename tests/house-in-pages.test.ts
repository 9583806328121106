import { createElement } from 'react'
import type { RouterContextProvider, ServerBuild } from 'react-router'
import { useLoaderData } from 'react-router'
import { expect, it } from 'vitest'
import type { House } from '#domain/house/house.ts'
import { publicHouse } from '#domain/house/public-house.ts'
import { theHouse } from '#domain/house/the-house.ts'
import * as writing from '#web/entry.server.tsx'
import { servedHouse } from '#web/served-house.ts'

// A page is rendered by the house that the server gives, and carries it for the browser.

function Title() {
  const house = useLoaderData<House>()
  return createElement('body', {}, `We call it ${house.activities['wake-surf'].title}`)
}
function Failing(): never {
  throw new Error('no such picture')
}

const loader = ({ context }: { context: Readonly<RouterContextProvider> }) => context.get(servedHouse)

const siteOf = (Screen: () => unknown): ServerBuild => {
  const route = { id: 'root', path: '' }
  return {
    entry: { module: writing as ServerBuild['entry']['module'] },
    routes: { root: { ...route, module: { default: Screen, loader } } },
    assets: {
      entry: { module: '/entry.js', imports: [] },
      routes: { root: { ...route, module: '/root.js', hasLoader: true, hasAction: false } },
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

const wakes = { ...theHouse.activities['wake-surf'], title: 'Waves of Noblessner' }
const house = publicHouse({ ...theHouse, activities: { ...theHouse.activities, 'wake-surf': wakes } })
const written = async (Screen: () => unknown) => (await writing.pageWriter(siteOf(Screen))('/', house)).html

it('a page is rendered by the house that it is given', async () => {
  expect(await written(Title)).toContain('We call it Waves of Noblessner')
})

it('a page that fails is refused with what failed, and is no page about an error', async () => {
  await expect(written(Failing)).rejects.toThrow('no such picture')
})
