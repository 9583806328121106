import { createElement } from 'react'
import type { RouterContextProvider, ServerBuild } from 'react-router'
import { expect, it } from 'vitest'
import type { House } from '#domain/house/house.ts'
import { publicHouse } from '#domain/house/public-house.ts'
import { theHouse } from '#domain/house/the-house.ts'
import { offered } from '#domain/offers/offered.ts'
import * as writing from '#web/entry.server.tsx'
import { TestDriveForm } from '#web/front/test-drive-form.tsx'
import { useHouse } from '#web/house-on-page.ts'
import { servedHouse } from '#web/served-house.ts'

// A page is rendered with the house that the server provides, and contains it for the browser.

function Title() {
  return createElement('body', {}, `We call it ${useHouse().activities['wake-surf'].title}`)
}
function Failing(): never {
  throw new Error('no such picture')
}

const loader = ({ context }: { context: Readonly<RouterContextProvider> }) => {
  const house = context.get(servedHouse)
  return { house, offered: offered(house) }
}

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

const withActivity = (changed: Partial<House['activities']>) =>
  publicHouse({ ...theHouse, activities: { ...theHouse.activities, ...changed } as House['activities'] })
const wakes = { ...theHouse.activities['wake-surf'], title: 'Waves of Noblessner' }
const house = withActivity({ 'wake-surf': wakes })
const written = async (Screen: () => unknown, of = house) =>
  (await writing.pageWriter(siteOf(Screen))('/', of)).html

it('a page is rendered from the house that it is given', async () => {
  expect(await written(Title)).toContain('We call it Waves of Noblessner')
})

it('a page that fails is refused with the reason, not rendered as an error page', async () => {
  await expect(written(Failing)).rejects.toThrow('no such picture')
})

it('the start page is rendered even if a test drive has other lengths than a private ride', async () => {
  const { 'test-drive': drive } = theHouse.activities
  const durations = { '30min': drive.durations['30min']! }
  expect(await written(TestDriveForm, withActivity({ 'test-drive': { ...drive, durations } }))).toContain(
    '30 min',
  )
})
