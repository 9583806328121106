import { Info } from 'lucide-react'
import { Tooltip } from 'radix-ui'
import { useState } from 'react'

/** A small i that says what a figure means: on hover, on focus, on a tap. */
export function Explain({ what, children }: { what: string; children: string }) {
  const [open, setOpen] = useState(false)
  return (
    <Tooltip.Provider delayDuration={150}>
      <Tooltip.Root open={open} onOpenChange={setOpen}>
        <Tooltip.Trigger
          aria-label={`What ${what} counts`}
          // A tap would close it again: the tip follows the finger's focus instead.
          onPointerDown={(event) => event.preventDefault()}
          onClick={(event) => {
            event.preventDefault()
            setOpen(true)
          }}
          className="relative -m-1 inline-grid size-6 shrink-0 cursor-help place-items-center rounded-full text-quiet before:absolute before:-inset-2.5 hover:text-ink"
        >
          <Info className="size-4" />
        </Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Content
            side="top"
            sideOffset={6}
            collisionPadding={12}
            className="z-40 max-w-64 rounded-md bg-selected px-3 py-2 text-sm text-on-selected shadow-float transition-opacity duration-quick starting:opacity-0"
          >
            {children}
            <Tooltip.Arrow className="fill-selected" />
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  )
}
