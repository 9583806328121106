import { useSearchParams } from 'react-router'

const panels = ['schedule', 'fleet', 'customers', 'analytics'] as const
export type PanelName = (typeof panels)[number]

/** Which bookings the schedule shows. */
const parts = ['ahead', 'pending', 'all'] as const
export type Part = (typeof parts)[number]

export type PanelView = {
  /** Undefined: the dashboard alone. */
  panel: PanelName | undefined
  part: Part
  open: (panel: PanelName, part?: Part) => void
  close: () => void
}

/** Which panel is open, and what of it, kept in the address: a reload or a bookmark shows it again. */
export function usePanelView(): PanelView {
  const [params, setParams] = useSearchParams()
  const go = (part: Partial<Record<'view' | 'part', string>>) =>
    setParams(
      (before) => {
        const others = [...before].filter(([name]) => name !== 'view' && name !== 'part')
        return new URLSearchParams([...others, ...Object.entries(part)])
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    panel: panels.find((panel) => panel === params.get('view')),
    part: parts.find((part) => part === params.get('part')) ?? parts[0],
    open: (view, part) => go(part ? { view, part } : { view }),
    close: () => go({}),
  }
}
