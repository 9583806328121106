import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#contract/account-client.ts'
import { undoMinutesLeft } from '#domain/undo.ts'
import { call } from '#web/call.ts'
import { useNow } from '#web/desk/desk-clock.ts'
import { toastFailed } from '#web/desk/failed-change.ts'
import { UndoBar } from '#web/desk/undo-bar.tsx'
import { toast } from '#web/ui/toast.tsx'
import { type Draft, versionsQuery } from './draft-query.ts'
import type { Publishing } from './publish-dialog.tsx'
import { publishDraft } from './save-draft.ts'

type Props = { draft: Draft; version: number; onStopped: (publishing: Publishing) => void }

/**
 * Undoes the last publish for ten minutes (R-B2) by publishing the version before again; offered only while the draft has no
 * changes, which this would discard. If the publish is refused, the version before is the draft, and `onStopped` continues from
 * there.
 */
export function UndoPublish({ draft, version: seen, onStopped }: Props) {
  const { data: [last, before] = [] } = useQuery(versionsQuery())
  const [closed, setClosed] = useState<number>()
  const now = useNow()
  const undo = useMutation({
    mutationFn: async ({ from, to }: { from: number; to: number }) => {
      const { version, kept } = await call(api.restoreHouse, {
        params: { n: String(to) },
        query: { version: seen },
      })
      const note = `Undoes version ${from}`
      const stopped = await publishDraft({ version, note }).then(
        () => undefined,
        (error: Error) => ({ note, error }),
      )
      await draft.reload()
      if (stopped) onStopped(stopped)
      else toast({ title: `Version ${from} is undone`, text: kept.join(' ') })
    },
    onError: async (error) => {
      toastFailed(error, 'It could not be undone')
      await draft.reload()
    },
  })
  if (!last || !before || !now || last.version === closed) return null
  const minutes = undoMinutesLeft(Date.parse(last.at), now)
  if (minutes === 0) return null
  return (
    <UndoBar
      at="left"
      label="Undo the last publish"
      title={`Version ${last.version} is published`}
      note={`${minutes} min to undo`}
      busy={undo.isPending}
      onUndo={() => undo.mutate({ from: last.version, to: before.version })}
      onClose={() => setClosed(last.version)}
    />
  )
}
