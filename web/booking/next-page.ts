import { useEffect, useState } from 'react'
import { preloadModule } from 'react-dom'
import { useNavigate } from 'react-router'

// From one step of a booking to the next. The next page's code is fetched as soon as it is likely to be wanted, so that
// the press is answered at once on a slow network, and in a hole of it the entries need no reload of the page.

/** What the router knows of each page: its module and all that comes with it. */
type Manifest = { routes: Record<string, { module: string; imports?: readonly string[] } | undefined> }

function fetchCode(address: string): void {
  const browser = window as Window & { __reactRouterManifest?: Manifest }
  const page = browser.__reactRouterManifest?.routes[address]
  if (page) for (const code of [page.module, ...(page.imports ?? [])]) preloadModule(code)
}

/** `leavingTo`: the address that is on its way, for the button that was pressed. `likely`: one of `next` will be wanted soon. */
export function useNextPage(likely: boolean, ...next: string[]) {
  const navigate = useNavigate()
  const [leavingTo, setLeavingTo] = useState<string>()
  const addresses = likely ? next.join(' ') : ''
  useEffect(() => {
    if (addresses !== '') addresses.split(' ').forEach(fetchCode)
  }, [addresses])
  const goTo = async (address: string): Promise<void> => {
    setLeavingTo(address)
    await navigate(address)
    setLeavingTo(undefined)
  }
  return { leavingTo, goTo }
}

const acts = ['pointerdown', 'keydown'] as const

/** Whether the visitor has pressed anything on this page yet. */
export function useHasActed(): boolean {
  const [acted, setActed] = useState(false)
  useEffect(() => {
    const heard = () => setActed(true)
    for (const act of acts) window.addEventListener(act, heard, { once: true })
    return () => {
      for (const act of acts) window.removeEventListener(act, heard)
    }
  }, [])
  return acted
}
