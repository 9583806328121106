import { useSearchParams } from 'react-router'

export const panels = ['schedule', 'fleet', 'customers', 'analytics'] as const
export type PanelName = (typeof panels)[number]

export type DeskView = {
  /** Undefined: the dashboard alone. */
  panel: PanelName | undefined
  open: (panel: PanelName) => void
  close: () => void
}

/** Which panel is open, kept in the address: a reload or a bookmark shows it again. */
export function useDeskView(): DeskView {
  const [asked, setAsked] = useSearchParams()
  const go = (panel: PanelName | undefined) =>
    setAsked(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('view')
        if (panel) next.set('view', panel)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    panel: panels.find((panel) => panel === asked.get('view')),
    open: go,
    close: () => go(undefined),
  }
}
