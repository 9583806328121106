import { useMutation, useQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { api } from '#contract/account-client.ts'
import { momentText } from '#web/admin/admin-words.ts'
import { call, problemOf } from '#web/call.ts'
import { AskDialog } from '#web/desk/ask-dialog.tsx'
import { useNow } from '#web/desk/desk-clock.ts'
import { NotRead } from '#web/desk/list-states.tsx'
import { SmallButton } from '#web/desk/small-button.tsx'
import { reading } from '#web/queries.ts'
import { toast } from '#web/ui/toast.tsx'
import { ChangeList } from './change-list.tsx'
import { type Draft, versionsQuery } from './draft-query.ts'
import type { DraftView } from './save-draft.ts'

/** What was published: who, when, why, and the changes. */
export function History({ draft, view }: { draft: Draft; view: DraftView }) {
  const versions = useQuery(versionsQuery())
  const now = useNow()
  const [chosen, setChosen] = useState<number>()
  return (
    <section className="card mt-5" aria-label="Published versions">
      {versions.data && now ? (
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
                <SmallButton
                  kind="line"
                  aria-label={`Restore version ${version}`}
                  onClick={() => setChosen(version)}
                >
                  <RotateCcw />
                  Restore
                </SmallButton>
              )}
            </li>
          ))}
        </ol>
      ) : (
        <NotRead read={versions} title="The history is missing" />
      )}
      {chosen !== undefined && (
        <RestoreDialog version={chosen} view={view} draft={draft} onClose={() => setChosen(undefined)} />
      )}
    </section>
  )
}

const toPutRight = 'It cannot be published yet: fix the problems listed above first.'

type RestoreProps = { version: number; view: DraftView; draft: Draft; onClose: () => void }

/** Compares a published version with the one in force, and asks before it replaces the draft. */
function RestoreDialog({ version, view, draft, onClose }: RestoreProps) {
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
      wide
      keep="Keep the draft"
      label={isOutdated ? 'Load the newer one' : 'Restore'}
      busyLabel="Restoring..."
      onAct={isOutdated ? load : restore.mutate}
      onClose={onClose}
      isPending={restore.isPending}
      error={restore.error}
    >
      <Comparison version={version} />
    </AskDialog>
  )
}

function Comparison({ version }: { version: number }) {
  const compared = useQuery(reading(api.houseVersion, { params: { n: String(version) } }))
  if (!compared.data) return <NotRead read={compared} title="The changes are missing" rows={2} />
  const lines = compared.data.changesIfRestored
  if (lines.length === 0) return <p className="mt-5 text-muted">It is the same as what is in force.</p>
  return (
    <>
      <p className="mt-5 font-semibold">Compared with what is in force</p>
      <ChangeList label="Differences" lines={lines} />
    </>
  )
}
