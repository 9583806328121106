import type { LucideIcon } from 'lucide-react'
import { CalendarDays, ChartColumn, Gauge, UsersRound } from 'lucide-react'
import type { PanelName, PanelView } from './panel-view.ts'

const buttons: readonly { panel: PanelName; label: string; icon: LucideIcon }[] = [
  { panel: 'schedule', label: 'View Schedule', icon: CalendarDays },
  { panel: 'fleet', label: 'Fleet Management', icon: Gauge },
  { panel: 'customers', label: 'Customer List', icon: UsersRound },
  { panel: 'analytics', label: 'Analytics', icon: ChartColumn },
]

export const panelId = 'desk-panel'

type Props = { view: PanelView; notes: Readonly<Record<PanelName, string>> }

/** Four buttons that open panels; the open one closes its panel. */
export function PanelButtons({ view, notes }: Props) {
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
