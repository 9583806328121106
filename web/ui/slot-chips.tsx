import { type KeyboardEvent, useId, useRef } from 'react'
import { type SlotChip, slotAfter, slotGroups } from './slot-groups.ts'

type SlotChipsProps = {
  /** Name of the group: 'Start time'. */
  label: string
  slots: readonly SlotChip[]
  chosen: string | undefined
  onChoose: (time: string) => void
  /** Groups more than 8 into morning, afternoon and evening; off in a small panel. */
  grouped?: boolean
  /** Id of the error message. */
  describedBy?: string
}

/** Start times as one radio group. Arrow keys reach disabled chips too, so that their reason can be read. */
export function SlotChips({ label, slots, chosen, onChoose, grouped = true, describedBy }: SlotChipsProps) {
  const root = useRef<HTMLDivElement>(null)
  const name = useId()
  const groups = grouped ? slotGroups(slots) : [{ title: '', slots }]
  const press = (event: KeyboardEvent) => {
    const index = slots.findIndex((slot) => slot.time === (event.target as HTMLInputElement).value)
    const next = slotAfter(event.key, index, slots.length)
    if (next === undefined) return
    event.preventDefault()
    const slot = slots[next]!
    root.current?.querySelector<HTMLElement>(`[value="${slot.time}"]`)?.focus()
    if (slot.state !== 'off') onChoose(slot.time)
  }
  return (
    <div ref={root} role="radiogroup" aria-label={label} aria-describedby={describedBy} onKeyDown={press}>
      {groups.map((group) => (
        <div key={group.title} className="not-first:mt-4">
          {group.title && <p className="mb-2 text-sm text-muted">{group.title}</p>}
          <div className="chips">
            {group.slots.map((slot) => (
              <Chip
                key={slot.time}
                slot={slot}
                name={name}
                on={slot.time === chosen}
                onChoose={() => onChoose(slot.time)}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

type ChipProps = { slot: SlotChip; name: string; on: boolean; onChoose: () => void }

// A disabled chip stays a focusable radio: the `disabled` attribute would hide its reason from the keyboard.
function Chip({ slot, name, on, onChoose }: ChipProps) {
  const off = slot.state === 'off'
  const look = on
    ? 'on'
    : slot.state === 'free'
      ? 'hover:shadow-[inset_0_0_0_1px_var(--color-line-strong)]'
      : slot.state
  return (
    <label className={`chip transition-[box-shadow,background-color] duration-quick ${look}`}>
      <input
        type="radio"
        name={name}
        value={slot.time}
        checked={on}
        aria-disabled={off || undefined}
        onChange={off ? ignore : onChoose}
        className={`absolute inset-0 size-full appearance-none rounded-[inherit] ${off ? 'cursor-not-allowed' : 'cursor-pointer'}`}
      />
      <b className="font-semibold">{slot.time}</b>
      {slot.note && <small> {slot.note}</small>}
    </label>
  )
}

const ignore = () => {}

/** As many grey chips as expected, in the same groups, shown after 150 ms: the grid keeps its height. */
export function SlotSkeleton({ times, grouped = true }: { times: readonly string[]; grouped?: boolean }) {
  const slots = times.map((time): SlotChip => ({ time, state: 'off' }))
  const groups = grouped ? slotGroups(slots) : [{ title: '', slots }]
  return (
    <div aria-hidden="true" className="transition-opacity delay-150 duration-quick starting:opacity-0">
      {groups.map((group) => (
        <div key={group.title} className="not-first:mt-4">
          {group.title && <p className="mb-2 text-sm text-muted">{group.title}</p>}
          <div className="chips">
            {group.slots.map((slot) => (
              <div key={slot.time} className="skel min-h-[2.875rem]" />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
