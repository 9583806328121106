import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildStarter } from '../../cli/starter.ts'
import { startLate } from './late-start.ts'

/** The start of a page as the router writes it. */
const page = (start: string) =>
  `<html><head><link rel="modulepreload" href="/assets/manifest.js"/><link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/react.js"/><link rel="stylesheet" href="/assets/root.css"/></head><body><p>Words</p>${start}</body></html>`
const routers = `<script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/landing.js";
  
  window.__reactRouterRouteModules = {"root":route0,"/it's":route1};

import("/assets/entry.js");</script>`

describe('a page whose code starts late', () => {
  const late = startLate(page(routers), 'starter()')

  it('loads no script with its HTML', () => {
    expect(late).not.toContain('modulepreload')
    expect(late).not.toContain('type="module"')
    expect(late).toContain('<p>Words</p>')
  })

  it('draws its first screen first', () => {
    expect(late).toContain('<html data-first-screen')
  })

  it('lists its modules for the starter in an attribute', () => {
    const [, data, script] = /<script data-modules='([^']*)'>(.*)<\/script>/.exec(late)!
    expect(script).toBe('starter()')
    expect(JSON.parse(data!.replaceAll('&#39;', "'"))).toEqual({
      all: ['/assets/manifest.js', '/assets/react.js'],
      routes: { root: '/assets/root.js', "/it's": '/assets/landing.js' },
      entry: '/assets/entry.js',
    })
  })

  it('is refused if the router starts it differently, as a page that never hydrates must not be built', () => {
    expect(() => startLate(page('<script type="module">go()</script>'), 'starter()')).toThrow(/unknown form/)
    expect(() =>
      startLate(page(routers.replace('landing', 'x').replace('route1 from', 'other from')), ''),
    ).toThrow()
  })
})

it('the starter is one small script that can be inlined in a page', async () => {
  const starter = await buildStarter(join(import.meta.dirname, '../..'))
  expect(starter.length).toBeLessThan(4_250)
  expect(starter).not.toMatch(/<\/script|^import |export /)
})
