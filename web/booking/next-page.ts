import { useEffect, useState } from 'react'
import { preloadModule } from 'react-dom'
import { useNavigate } from 'react-router'

// Moving to the next step of a booking. Its code is preloaded when it is likely to be needed, so that a press is answered at
// once on a slow network, and a lost network does not force a reload that loses the entries.

/** The router's manifest of a page: its module and its imports. */
type Manifest = { routes: Record<string, { module: string; imports?: readonly string[] } | undefined> }

function fetchCode(address: string): void {
  const browser = window as Window & { __reactRouterManifest?: Manifest }
  const page = browser.__reactRouterManifest?.routes[address]
  if (page) for (const code of [page.module, ...(page.imports ?? [])]) preloadModule(code)
}

/** `leavingTo`: the address being loaded, for the pressed button. `likely`: one of `next` will be needed soon. */
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
