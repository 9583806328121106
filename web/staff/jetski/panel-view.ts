import { useLocation, useNavigate, useSearchParams } from 'react-router'

const panels = ['schedule', 'fleet', 'customers', 'analytics'] as const
export type PanelName = (typeof panels)[number]

/** Which bookings the schedule shows. */
const parts = ['ahead', 'pending', 'all'] as const
export type Part = (typeof parts)[number]

export type PanelView = {
  /** Undefined: only the dashboard. */
  panel: PanelName | undefined
  part: Part
  open: (panel: PanelName, part?: Part) => void
  close: () => void
}

/** Navigation state: the page before this one is the dashboard without a panel. */
const fromDashboard = 'fromDashboard'

/**
 * Which panel is open, and on which part, kept in the address: a reload or bookmark shows it again, and the browser's Back closes
 * it.
 */
export function usePanelView(): PanelView {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const panel = panels.find((each) => each === params.get('view'))
  const go = (part: Partial<Record<'view' | 'part', string>>) =>
    setParams(
      (before) => {
        const others = [...before].filter(([name]) => name !== 'view' && name !== 'part')
        return new URLSearchParams([...others, ...Object.entries(part)])
      },
      { replace: panel !== undefined, preventScrollReset: true, state: panel ? state : fromDashboard },
    )
  return {
    panel,
    part: parts.find((part) => part === params.get('part')) ?? parts[0],
    open: (view, part) => go(part ? { view, part } : { view }),
    close: () => (state === fromDashboard ? navigate(-1) : go({})),
  }
}
