import { useMutation } from '@tanstack/react-query'
import { api } from '#contract/account-client.ts'
import { call, problemOf } from '#web/call.ts'
import { Refused } from '#web/desk/refused.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
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
  return (
    <Dialog
      open
      onClose={onClose}
      locked={restore.isPending}
      title={`Make version ${version} the draft?`}
      description={
        view.changes.length > 0 || draft.unsaved
          ? 'Unpublished changes in the draft will be lost.'
          : 'Nothing changes for visitors until you publish it.'
      }
      actions={
        <>
          <Button kind="line" size="md" data-safe onClick={onClose} aria-disabled={restore.isPending}>
            Keep the draft
          </Button>
          {isOutdated ? (
            <Button
              kind="ink"
              size="md"
              onClick={() => {
                onClose()
                void draft.reload()
              }}
            >
              Load the newer one
            </Button>
          ) : (
            <Button
              kind="ink"
              size="md"
              busy={restore.isPending}
              busyLabel="Restoring..."
              onClick={() => restore.mutate()}
            >
              Restore
            </Button>
          )}
        </>
      }
    >
      <Refused error={restore.error} />
    </Dialog>
  )
}
