import { useMutation, useQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { api } from '#contract/account-client.ts'
import { momentText } from '#web/admin/admin-words.ts'
import { call, problemOf } from '#web/call.ts'
import { useNow } from '#web/desk/desk-clock.ts'
import { failedTitle } from '#web/desk/failed-change.ts'
import { Failed, ListSkeleton } from '#web/desk/list-states.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Note } from '#web/ui/note.tsx'
import { toast } from '#web/ui/toast.tsx'
import { whyFailed } from '#web/why-failed.ts'
import { type Draft, versionsQuery } from './draft-query.ts'
import type { DraftView } from './save-draft.ts'

/** What was published: who, when, why and what it changed. */
export function History({ draft, view }: { draft: Draft; view: DraftView }) {
  const versions = useQuery(versionsQuery())
  const now = useNow()
  const [chosen, setChosen] = useState<number>()
  if (!versions.data || !now)
    return (
      <section className="card mt-5">
        {versions.isError ? (
          <Failed
            title="The history is missing"
            onRetry={() => void versions.refetch()}
            busy={versions.isFetching}
          />
        ) : (
          <ListSkeleton />
        )}
      </section>
    )
  return (
    <section className="card mt-5" aria-label="Published versions">
      <ol className="divide-y divide-line">
        {versions.data.map(({ version, by, at, note, changes: lines }, index) => (
          <li
            key={version}
            aria-label={`Version ${version}`}
            className="flex flex-wrap items-start justify-between gap-3 px-4 py-4 sm:px-5"
          >
            <div className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
              <p>
                <b className="font-semibold">Version {version}</b>
                {index === 0 && <span className="count ml-2">in force</span>}
                <span className="block text-muted">
                  <bdi>{by}</bdi>, {momentText(at, now.toString())}
                </span>
              </p>
              {note !== '' && <p className="mt-1.5">“{note}”</p>}
              {lines.length > 0 && (
                <ul className="mt-1.5 list-disc pl-5 text-muted">
                  {lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              )}
            </div>
            {(index > 0 || view.changes.length > 0) && (
              <Button
                kind="line"
                size="sm"
                className="max-md:min-h-11"
                aria-label={`Restore version ${version}`}
                onClick={() => setChosen(version)}
              >
                <RotateCcw />
                Restore
              </Button>
            )}
          </li>
        ))}
      </ol>
      {chosen !== undefined && (
        <RestoreDialog version={chosen} view={view} draft={draft} onClose={() => setChosen(undefined)} />
      )}
    </section>
  )
}

type Props = { version: number; view: DraftView; draft: Draft; onClose: () => void }

function RestoreDialog({ version, view, draft, onClose }: Props) {
  const restore = useMutation({
    mutationFn: () =>
      call(api.restoreHouse, { params: { n: String(version) }, query: { version: view.version } }),
    onSuccess: (restored) => {
      draft.show(restored)
      onClose()
      toast({ title: `Version ${version} is the draft now`, text: 'Publish it to put it in force.' })
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
        view.changes.length > 0
          ? 'What the draft changes and is not published yet will be lost.'
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
      {restore.isError && (
        <Note kind="error" role="alert" className="mt-4" title={failedTitle(restore.error)}>
          {whyFailed(restore.error)}
        </Note>
      )}
    </Dialog>
  )
}
