import { Tabs as Parts } from 'radix-ui'
import { type ReactNode, useEffect, useRef } from 'react'

type Tab<Value extends string> = {
  value: Value
  label: string
  /** Shown next to the label; `alert` highlights it. */
  count?: number
  alert?: boolean
  /** The heading of its group, if the tabs are in several rows. */
  group?: string
  content: ReactNode
}

type Props<Value extends string> = {
  label: string
  value: Value
  onChange: (value: Value) => void
  tabs: readonly Tab<Value>[]
  /** `line`: sections of a page; `pill`: a choice between two forms. */
  look?: 'line' | 'pill'
}

const lists = {
  groups: 'flex-wrap gap-x-5 border-b border-line sm:flex',
  line: 'flex gap-6 overflow-x-auto border-b border-line [mask-image:linear-gradient(to_right,transparent,#000_var(--before,0px),#000_calc(100%-var(--after,0px)),transparent)]',
  pill: 'seg w-full *:flex-1 *:justify-center',
}

export function Tabs<Value extends string>({ label, value, onChange, tabs, look = 'line' }: Props<Value>) {
  const list = useRef<HTMLDivElement>(null)
  const counts = tabs.map(({ count }) => count).join()
  // If not all tabs fit on a phone, the chosen one is scrolled into view, also after a link and when counts load.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content of the row is read from the page
  useEffect(() => {
    const row = list.current
    const chosen = row?.querySelector(`[data-tab="${value}"]`)
    if (!row || !chosen) return
    const [frame, tab] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()]
    row.scrollLeft += tab.left - frame.left - (frame.width - tab.width) / 2
    const size = new ResizeObserver(() => fade(row))
    size.observe(row)
    return () => size.disconnect()
  }, [value, counts])
  // Where the tab is in the address, its focus and its click both ask for it before it is shown. A second navigation to the same
  // address would scroll to the top.
  const asked = useRef(value)
  useEffect(() => {
    asked.current = value
  }, [value])
  const choose = (tab: Value) => {
    if (tab === asked.current) return
    asked.current = tab
    onChange(tab)
  }
  const groups = [...new Set(tabs.map(({ group }) => group))]
  const triggersOf = (of: string | undefined) =>
    tabs
      .filter(({ group }) => group === of)
      .map((tab) => (
        <Parts.Trigger
          key={tab.value}
          value={tab.value}
          data-tab={tab.value}
          // Radix would focus the tab by code, for which browsers show the keyboard's focus ring. Without it, a press focuses the
          // tab without a ring, and the focus selects it.
          onMouseDownCapture={(press) => press.button === 0 && !press.ctrlKey && press.stopPropagation()}
          // Radix acts on mouse down. A press repeated after hydration, or one by voice control, is only a click.
          onClick={() => choose(tab.value)}
          className={`relative cursor-pointer -outline-offset-2 ${look === 'line' ? 'tab flex-none rounded-t-sm whitespace-nowrap' : 'before:absolute before:inset-x-0 before:-inset-y-1'} ${tab.value === value ? 'on' : 'hover:text-ink'}`}
        >
          {tab.label}
          {tab.count !== undefined && (
            <span className={`count ${tab.alert && tab.count > 0 ? 'bg-red-50! text-red-700!' : ''}`}>
              {tab.count}
            </span>
          )}
        </Parts.Trigger>
      ))
  return (
    <Parts.Root value={value} onValueChange={(chosen) => choose(chosen as Value)}>
      <Parts.List
        ref={list}
        aria-label={label}
        onScroll={({ currentTarget }) => fade(currentTarget)}
        className={lists[groups.length > 1 ? 'groups' : look]}
      >
        {groups.map((group) =>
          group === undefined ? (
            triggersOf(group)
          ) : (
            <div key={group} className="flex items-start sm:block">
              <span
                aria-hidden="true"
                className="flex min-h-11 w-24 flex-none items-center text-sm leading-tight text-quiet sm:min-h-5 sm:w-auto sm:pl-1"
              >
                {group}
              </span>
              <div className="flex flex-wrap gap-x-4 sm:gap-x-3">{triggersOf(group)}</div>
            </div>
          ),
        )}
      </Parts.List>
      {tabs.map((tab) => (
        <Parts.Content key={tab.value} value={tab.value} tabIndex={-1} className="outline-none">
          {tab.content}
        </Parts.Content>
      ))}
    </Parts.Root>
  )
}

/** Fades a row on the sides where tabs are out of sight. */
function fade({ style, scrollLeft, clientWidth, scrollWidth }: HTMLElement): void {
  style.setProperty('--before', scrollLeft > 1 ? '4rem' : '0px')
  style.setProperty('--after', scrollLeft + clientWidth < scrollWidth - 1 ? '4rem' : '0px')
}
