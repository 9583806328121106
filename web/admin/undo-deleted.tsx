import { Undo2, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useLastDeleted, useRestoreItem } from './deleting.ts'

/** The way back from the last delete, for ten minutes (decision 35). */
export function UndoDeleted({ now }: { now: Temporal.Instant }) {
  const [closed, setClosed] = useState<number>()
  const restore = useRestoreItem()
  const last = useLastDeleted(now)
  const shown = last !== undefined && last.at !== closed
  useRoomForStrip(shown)
  if (!shown) return null
  const { item, minutes, at } = last
  return (
    <section
      aria-label="Undo the last delete"
      className="dusk fixed inset-x-4 bottom-[calc(1rem+env(safe-area-inset-bottom))] z-30 flex items-center gap-2 rounded-lg bg-sea-950 py-2 pr-1.5 pl-4 text-sm shadow-float md:right-auto md:bottom-6 md:left-6 md:w-[380px] lg:left-[16.5rem]"
    >
      <p className="min-w-0 flex-1 leading-tight">
        <b className="block truncate font-semibold">
          <bdi>{item.name}</bdi> is deleted
        </b>
        <span className="block truncate text-muted tnum">{minutes} min to undo</span>
      </p>
      <Button
        kind="ghost"
        size="md"
        className="text-apricot-300!"
        busy={restore.isPending}
        busyLabel="Undo"
        onClick={() => restore.mutate(item)}
      >
        <Undo2 aria-hidden="true" />
        Undo
      </Button>
      <IconButton label="Close" onClick={() => setClosed(at)}>
        <X aria-hidden="true" />
      </IconButton>
    </section>
  )
}

// Toasts stand above whatever bar is at the foot of the page.
function useRoomForStrip(shown: boolean): void {
  useEffect(() => {
    if (!shown) return
    const { style } = document.documentElement
    style.setProperty('--paybar', '4.5rem')
    return () => void style.removeProperty('--paybar')
  }, [shown])
}
