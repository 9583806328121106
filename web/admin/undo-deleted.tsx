import { useState } from 'react'
import { UndoBar } from '#web/desk/undo-bar.tsx'
import { useLastDeleted, useRestoreItem } from './deleting.ts'

/** The way back from the last delete, for ten minutes (R-B2). */
export function UndoDeleted({ now }: { now: Temporal.Instant }) {
  const [closed, setClosed] = useState<number>()
  const restore = useRestoreItem()
  const last = useLastDeleted(now)
  const shown = last !== undefined && last.at !== closed
  if (!shown) return null
  const { item, minutes, at } = last
  return (
    <UndoBar
      at="left"
      label="Undo the last delete"
      title={
        <>
          <bdi>{item.name}</bdi> is deleted
        </>
      }
      note={`${minutes} min to undo`}
      busy={restore.isPending}
      onUndo={() => restore.mutate(item)}
      onClose={() => setClosed(at)}
    />
  )
}
