import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

type AddProps = Omit<ComponentProps<typeof Button>, 'kind' | 'size'> & { main?: true }

/** Adds an entry to a list; `main`: for the list of a whole part. */
export const AddButton = ({ main, className, children, ...rest }: AddProps) => (
  <Button
    {...rest}
    kind={main ? 'ink' : 'line'}
    size={main ? 'md' : 'sm'}
    className={`${className ?? 'justify-self-start'} ${main ? '' : 'max-md:min-h-11'}`}
  >
    <Plus />
    {children}
  </Button>
)

type RemoveProps = Omit<ComponentProps<typeof IconButton>, 'label' | 'lined'> & { name: string }

export const RemoveButton = ({ name, ...rest }: RemoveProps) => (
  <IconButton {...rest} label={`Remove ${name}`} lined>
    <Trash2 />
  </IconButton>
)

type MoveProps<Item> = {
  /** In their current order. */
  ids: readonly Item[]
  id: Item
  name: string
  /** Up (-1) or down. */
  onMove: (by: -1 | 1) => void
}

/** Moves an entry up or down; at the end of the list the button stays, to keep the focus, but does nothing. */
export const MoveButtons = <Item,>({ ids, id, name, onMove }: MoveProps<Item>) =>
  ([-1, 1] as const).map((by) => {
    const isLast = id === (by < 0 ? ids[0] : ids.at(-1))
    const Icon = by < 0 ? ArrowUp : ArrowDown
    return (
      <IconButton
        key={by}
        label={`Move ${name} ${by < 0 ? 'up' : 'down'}`}
        aria-disabled={isLast || undefined}
        className={isLast ? 'opacity-40' : ''}
        onClick={({ currentTarget: button }) => {
          onMove(by)
          // A row moved in the page loses the focus; somebody who has tabbed on meanwhile keeps theirs.
          requestAnimationFrame(() => document.activeElement === document.body && button.focus())
        }}
      >
        <Icon />
      </IconButton>
    )
  })

/** The buttons of a form that adds something to the draft. */
export const AddAnswers = ({ onClose }: { onClose: () => void }) => (
  <div className="flex flex-wrap justify-end gap-2.5">
    <Button kind="line" size="md" onClick={onClose}>
      Cancel
    </Button>
    <Button kind="ink" size="md" type="submit">
      Add to the draft
    </Button>
  </div>
)
