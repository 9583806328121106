import { CalendarDays, ChartColumn, Gauge, type LucideIcon, UsersRound, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { IconButton } from '#web/ui/icon-button.tsx'

type Props = {
  title: string
  onClose: () => void
  children: ReactNode
  /** Next to the title: search, filter, export. */
  controls?: ReactNode
  /** The content is on the page itself, not in a card. */
  bare?: boolean
}

/** An opened panel: its title takes the focus, and its cross closes it. */
export function Panel({ title, onClose, children, controls, bare = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  // Opened by a button above it, so screen and keyboard users continue here. Not after a reload.
  const byHand = useRef(key !== 'default')
  useEffect(() => {
    const title = heading.current
    if (!title || !byHand.current) return
    title.focus({ preventScroll: true })
    // After the frame has reacted to the new address by scrolling to the top.
    const frame = requestAnimationFrame(() =>
      title.scrollIntoView({ block: isBelow(title) ? 'start' : 'nearest' }),
    )
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <section
      id={panelId}
      aria-labelledby="panel-title"
      className={bare ? 'mt-6' : 'card mt-5 overflow-hidden pt-3'}
    >
      <div
        className={`flex flex-wrap items-center gap-x-4 gap-y-3 pb-3 ${bare ? 'pl-1' : 'pr-2 pl-4 sm:pr-3 sm:pl-5'}`}
      >
        <h2
          id="panel-title"
          ref={heading}
          tabIndex={-1}
          className="scroll-mt-20 text-xl outline-none lg:scroll-mt-8"
        >
          {title}
        </h2>
        <div className="order-last flex min-w-0 flex-wrap items-center gap-2 empty:hidden max-md:w-full max-md:pr-2 md:order-none md:ml-auto">
          {controls}
        </div>
        <IconButton
          label={`Close ${title}`}
          className={`${controls ? 'max-md:ml-auto' : 'ml-auto'}`}
          onClick={() => {
            // The cross is removed with its panel.
            document.querySelector<HTMLElement>(`[aria-controls="${panelId}"]`)?.focus()
            onClose()
          }}
        >
          <X />
        </IconButton>
      </div>
      {children}
    </section>
  )
}

/** Whether its content would be out of sight: it begins in the lower half of the screen, or below. */
const isBelow = (element: Element): boolean => element.getBoundingClientRect().top > innerHeight / 2

const buttons: readonly { panel: PanelName; label: string; icon: LucideIcon }[] = [
  { panel: 'schedule', label: 'View Schedule', icon: CalendarDays },
  { panel: 'fleet', label: 'Fleet Management', icon: Gauge },
  { panel: 'customers', label: 'Customer List', icon: UsersRound },
  { panel: 'analytics', label: 'Analytics', icon: ChartColumn },
]

const panelId = 'desk-panel'

/** Four buttons that open panels; that of the open panel closes it. */
export function PanelButtons({ view, notes }: { view: PanelView; notes: Record<PanelName, string> }) {
  return (
    <div className="fours mt-5 gap-2.5">
      {buttons.map(({ panel, label, icon: Icon }) => {
        const open = view.panel === panel
        return (
          <button
            key={panel}
            type="button"
            aria-expanded={open}
            aria-controls={open ? panelId : undefined}
            onClick={() => (open ? view.close() : view.open(panel))}
            className={`flex min-h-16 cursor-pointer gap-x-3.5 gap-y-2 rounded-md px-4 py-3 text-left transition-[box-shadow,background-color] duration-quick max-sm:flex-col sm:items-center forced-colors:border forced-colors:aria-expanded:outline-3 ${open ? 'bg-sea-50 shadow-[inset_0_0_0_2px_var(--color-selected)]' : 'bg-surface shadow-[inset_0_0_0_1px_var(--color-line)] hover:shadow-[inset_0_0_0_1px_var(--color-line-strong)]'}`}
          >
            <Icon aria-hidden="true" className="size-6 flex-none text-sea-700" strokeWidth={1.75} />
            <span className="min-w-0 leading-snug">
              <b className="block text-[0.9375rem] font-semibold">{label}</b>
              <span className="block min-h-5 text-muted tnum">{notes[panel]}</span>
            </span>
          </button>
        )
      })}
    </div>
  )
}

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
