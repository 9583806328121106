import { ArrowDown, ArrowUp } from 'lucide-react'
import { IconButton } from '#web/ui/icon-button.tsx'

type Props<Item> = {
  /** In their present order. */
  ids: readonly Item[]
  id: Item
  name: string
  /** Up or down. */
  by: -1 | 1
  onMove: () => void
}

/** One place up or down in a list; at its end the button stays, so that the focus does, and does nothing. */
export function MoveButton<Item>({ ids, id, name, by, onMove }: Props<Item>) {
  const isLast = id === (by < 0 ? ids[0] : ids.at(-1))
  const Icon = by < 0 ? ArrowUp : ArrowDown
  return (
    <IconButton
      label={`Move ${name} ${by < 0 ? 'up' : 'down'}`}
      aria-disabled={isLast || undefined}
      className={isLast ? 'opacity-40' : ''}
      onClick={({ currentTarget: button }) => {
        onMove()
        // A row that is put elsewhere in the page loses the focus; who has gone on by the keyboard keeps it.
        requestAnimationFrame(() => document.activeElement === document.body && button.focus())
      }}
    >
      <Icon aria-hidden="true" />
    </IconButton>
  )
}
