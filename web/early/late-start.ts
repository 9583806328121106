import type { PageModules } from './start-page.ts'

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g
const routersStart = /<script type="module" async="">([\s\S]*?)<\/script>/

/**
 * A page from the router loads and runs its code at once, competing with its styles and first picture. Here that is left to the
 * starter, which waits until the page is painted (docs/decisions/010).
 */
export function startLate(html: string, starter: string): string {
  const modules = modulesOf(html)
  // In an attribute, so that the script, and its hash in the content security policy, is the same for all pages.
  const data = JSON.stringify(modules).replaceAll('&', '&amp;').replaceAll("'", '&#39;')
  return html
    .replace('<html', '<html data-first-screen')
    .replace(routersStart, () => `<script data-modules='${data}'>${starter}</script>`)
    .replace(preload, '')
}

function modulesOf(html: string): PageModules {
  const script = routersStart.exec(html)?.[1] ?? ''
  const entry = /\bimport\("([^"]+)"\)/.exec(script)?.[1]
  const imports = Object.fromEntries(pairs(script, /import \* as (?<key>\w+) from "(?<value>[^"]+)"/g))
  const named = /__reactRouterRouteModules = \{(.*)\}/.exec(script)?.[1] ?? ''
  const routes = pairs(named, /"(?<key>[^"]+)":(?<value>\w+)/g).map(([id, name]) => [id, imports[name]])
  if (!entry || routes.length === 0 || routes.some(([, address]) => !address))
    throw new Error('The router starts its pages by a script of an unknown form')
  const all = [...html.matchAll(preload)].map(([, address]) => address!).filter((one) => one !== entry)
  return { all, routes: Object.fromEntries(routes), entry }
}

const pairs = (text: string, pattern: RegExp): [string, string][] =>
  [...text.matchAll(pattern)].map(({ groups }) => [groups!.key!, groups!.value!])
