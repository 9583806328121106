import { recordEarlyInput } from './early-input.ts'
import { drawFirstScreenFirst } from './first-screen.ts'

/** Addresses of a page's modules: all that its first view needs, those of its routes by their ids, and the one that hydrates. */
export type PageModules = { all: string[]; routes: Record<string, string>; entry: string }

const signs = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const
const pausesMs = [1_000, 4_000]

/**
 * Stands in the HTML of every page, by `late-start.ts`. A page that the server rendered is whole to look at and to read, so its code
 * comes after it is painted, or with the visitor's first touch or key (docs/decisions/010). What is pressed and typed
 * until then is kept.
 */
function startPage(modules: PageModules): void {
  const begin = () => {
    for (const sign of signs) window.removeEventListener(sign, begin, true)
    if (!begun) void bringToLife(modules).catch(offerToLoadAgain)
    begun = true
  }
  let begun = false
  for (const sign of signs) window.addEventListener(sign, begin, true)
  window.addEventListener('load', () => afterFrames(3, begin))
}

/** A browser draws at most two frames ahead: with the third that it begins, the first can be seen. */
function afterFrames(count: number, act: () => void): void {
  if (count === 0) setTimeout(act)
  else requestAnimationFrame(() => afterFrames(count - 1, act))
}

/**
 * Each module runs as soon as it is there, and is asked for by itself: to ask or to run all in one go would hold up a phone for
 * as long as they take together.
 */
async function bringToLife({ all, routes, entry }: PageModules): Promise<void> {
  const coming: Promise<unknown>[] = []
  for (const address of all) {
    coming.push(bring(address))
    await new Promise((resolve) => setTimeout(resolve))
  }
  await Promise.all(coming)
  const loaded: Record<string, unknown> = {}
  for (const [id, address] of Object.entries(routes)) loaded[id] = await bring(address)
  // What the router's own script would have done.
  Object.assign(window, { __reactRouterRouteModules: loaded })
  await bring(entry)
}

/** Asks again after a moment: most of what fails to load is a short hole in a phone's network. */
async function bring(address: string, pauses = pausesMs): Promise<unknown> {
  try {
    return await import(/* @vite-ignore */ address)
  } catch (failure) {
    const [pause, ...more] = pauses
    if (pause === undefined) throw failure
    await new Promise((resolve) => setTimeout(resolve, pause))
    return bring(address, more)
  }
}

/** A link, not a button: it works without the code that did not come. An empty address is that of the page. */
const offerToLoadAgain = () =>
  document.body.insertAdjacentHTML(
    'beforeend',
    `<div role="alert" class="note note-err fixed inset-x-4 bottom-4 z-60 flex-wrap items-center! justify-between shadow-float">
<p>This page did not load fully.</p><a class="btn btn-md border-current" href="">Load again</a></div>`,
  )

// Modules run as they arrive, and the first schema among them would try to eval, which the content policy forbids and
// reports: zod reads this before any of our code could tell it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
void drawFirstScreenFirst()
recordEarlyInput()
startPage(JSON.parse(document.currentScript!.dataset.modules!))
