import { useMutation } from '@tanstack/react-query'
import { api } from '#contract/account-client.ts'
import { AskDialog } from '#web/admin/ask-dialog.tsx'
import { call, problemOf } from '#web/call.ts'
import { toast } from '#web/ui/toast.tsx'
import type { Draft } from './draft-query.ts'
import type { DraftView } from './save-draft.ts'

const toPutRight = 'It cannot be published yet: fix the problems listed above first.'

type Props = { version: number; view: DraftView; draft: Draft; onClose: () => void }

/** Asks before a published version replaces the draft. */
export function RestoreDialog({ version, view, draft, onClose }: Props) {
  const restore = useMutation({
    mutationFn: () =>
      call(api.restoreHouse, { params: { n: String(version) }, query: { version: view.version } }),
    onSuccess: ({ kept, ...restored }) => {
      draft.show(restored)
      onClose()
      toast({
        title: `Version ${version} is the draft now`,
        text: [...kept, restored.problems.length > 0 ? toPutRight : 'Publish it to put it in force.'].join(
          ' ',
        ),
      })
    },
  })
  const isOutdated = problemOf(restore.error)?.code === 'changed_meanwhile'
  const load = () => {
    onClose()
    void draft.reload()
  }
  return (
    <AskDialog
      title={`Make version ${version} the draft?`}
      description={
        view.changes.length > 0 || draft.unsaved
          ? 'Unpublished changes in the draft will be lost.'
          : 'Nothing changes for visitors until you publish it.'
      }
      keep="Keep the draft"
      label={isOutdated ? 'Load the newer one' : 'Restore'}
      busyLabel="Restoring..."
      onAct={isOutdated ? load : restore.mutate}
      onClose={onClose}
      isPending={restore.isPending}
      error={restore.error}
    />
  )
}
