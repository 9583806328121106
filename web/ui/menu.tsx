import { Ellipsis } from 'lucide-react'
import { DropdownMenu as Parts } from 'radix-ui'
import { type ReactNode, useRef } from 'react'

export type MenuItem = {
  label: string
  icon?: ReactNode
  tone?: 'danger'
  /** Either an action or an address. */
  onSelect?: () => void
  href?: string
}

type Props = { label: string; items: readonly MenuItem[]; trigger?: ReactNode }

const itemClass =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 text-sm font-semibold outline-none data-highlighted:bg-sunken [&_svg]:size-4.5'

/** Secondary actions, behind an ellipsis. */
export function Menu({ label, items, trigger }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <Parts.Root modal={false}>
      <Parts.Trigger
        ref={button}
        aria-label={label}
        className="iconbtn sm cursor-pointer hover:bg-sunken data-[state=open]:bg-sunken max-md:size-11!"
      >
        {trigger ?? <Ellipsis />}
      </Parts.Trigger>
      <Parts.Portal>
        <Parts.Content
          align="end"
          sideOffset={4}
          collisionPadding={12}
          className="z-50 min-w-48 rounded-lg bg-surface p-1.5 shadow-float transition duration-quick starting:-translate-y-1 starting:opacity-0"
        >
          {items.map((item) => (
            <Parts.Item
              key={item.label}
              asChild={item.href !== undefined}
              onSelect={() => {
                // A dialog opened by the item gives the focus back to where it was, but the item will be gone.
                button.current?.focus()
                item.onSelect?.()
              }}
              className={`${itemClass} ${item.tone === 'danger' ? 'text-red-700' : ''}`}
            >
              {item.href === undefined ? (
                <>
                  {item.icon}
                  {item.label}
                </>
              ) : (
                <a href={item.href}>
                  {item.icon}
                  {item.label}
                </a>
              )}
            </Parts.Item>
          ))}
        </Parts.Content>
      </Parts.Portal>
    </Parts.Root>
  )
}
