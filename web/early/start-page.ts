import { recordEarlyInput } from './early-input.ts'
import { drawFirstScreenFirst } from './first-screen.ts'
import { fillInRandomUuid } from './random-uuid.ts'

/** Addresses of a page's modules: all that its first view needs, its routes' by their ids, and the module that hydrates. */
export type PageModules = { all: string[]; routes: Record<string, string>; entry: string }

const signs = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const
const pausesMs = [1_000, 4_000]

/**
 * Inlined in the HTML of every page by `late-start.ts`. A server-rendered page is complete to look at and to read, so its code is
 * loaded after it is painted, or at the first touch or key (docs/decisions/010). Input is recorded until then.
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

/** A browser draws at most two frames ahead: once the third begins, the first is visible. */
function afterFrames(count: number, act: () => void): void {
  if (count === 0) setTimeout(act)
  else requestAnimationFrame(() => afterFrames(count - 1, act))
}

/**
 * Each module is requested by itself and runs once loaded: to request or run all at once would block a phone for their total
 * time.
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
  // As the router's own script does.
  Object.assign(window, { __reactRouterRouteModules: loaded })
  await bring(entry)
}

/** Retries after a pause: most failed loads are a short gap in a phone's network. */
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

/** A link, not a button: it works without the code that failed to load. An empty address is the page's own. */
const offerToLoadAgain = () =>
  document.body.insertAdjacentHTML(
    'beforeend',
    `<div role="alert" class="note note-err fixed inset-x-4 bottom-4 z-60 flex-wrap items-center! justify-between shadow-float">
<p>This page did not load fully.</p><a class="btn btn-md border-current" href="">Load again</a></div>`,
  )

// Modules run as they arrive, and the first schema would make zod try eval, which the content security policy forbids and
// reports. This must be set before any of our code runs.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
fillInRandomUuid()
void drawFirstScreenFirst()
recordEarlyInput()
startPage(JSON.parse(document.currentScript!.dataset.modules!))
