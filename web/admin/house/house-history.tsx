import { useQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { momentText } from '#web/admin/admin-words.ts'
import { useNow } from '#web/desk/desk-clock.ts'
import { NotRead } from '#web/desk/list-states.tsx'
import { SmallButton } from '#web/desk/small-button.tsx'
import { type Draft, versionsQuery } from './draft-query.ts'
import { RestoreDialog } from './restore-dialog.tsx'
import type { DraftView } from './save-draft.ts'

/** What was published: who, when, why, and the changes. */
export function History({ draft, view }: { draft: Draft; view: DraftView }) {
  const versions = useQuery(versionsQuery())
  const now = useNow()
  const [chosen, setChosen] = useState<number>()
  if (!versions.data || !now)
    return (
      <section className="card mt-5">
        <NotRead read={versions} title="The history is missing" />
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
      {chosen !== undefined && (
        <RestoreDialog version={chosen} view={view} draft={draft} onClose={() => setChosen(undefined)} />
      )}
    </section>
  )
}
