import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Tick } from '#web/booking/tick.tsx'
import { problemOf } from '#web/call.ts'
import { AskDialog } from '#web/desk/ask-dialog.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.tsx'
import { ChangeList } from './change-list.tsx'
import type { Draft } from './draft-query.ts'
import { type DraftView, publishDraft } from './save-draft.ts'
import { StartOfPrices } from './start-of-prices.tsx'
import { type Stranded, Strands } from './strands.tsx'

/** The state before publishing; `error`: why a publish without this dialog was refused. */
export type Publishing = { note: string; error?: Error }
type Props = { draft: Draft; view: DraftView; begun: Publishing; onClose: () => void }

/** The changes to be published, and the upcoming bookings that they would strand. */
export function PublishDialog({ draft, view: { version, changes, unusualPrices }, begun, onClose }: Props) {
  const [note, setNote] = useState(begun.note)
  const [areMeant, setMeant] = useState(unusualPrices.length === 0)
  const publish = useMutation({
    mutationFn: (more: { strands?: 'keep' }) => publishDraft({ version, note, ...more }),
    onSuccess: async (published) => {
      onClose()
      await draft.reload()
      toast({ title: `Version ${published.version} is published`, text: 'It is in force now.' })
    },
  })
  const error = publish.error ?? begun.error
  const problem = problemOf(error)
  const stranded =
    problem?.code === 'strands_bookings' ? (problem.bookings as Stranded[] | undefined) : undefined
  const isOutdated = problem?.code === 'changed_meanwhile'
  return (
    <AskDialog
      wide
      title="Publish these changes?"
      description="They apply at once, on all pages. Existing bookings keep their price."
      keep={stranded ? 'Back to the draft' : 'Not yet'}
      {...(isOutdated
        ? {
            label: problem.published === undefined ? 'Load the newer one' : 'Save the draft again',
            onAct: () => {
              onClose()
              // After another owner's publish, this draft must be saved again; after another owner's save, the draft is theirs.
              if (problem.published === undefined) void draft.reload()
              else draft.saveAgain()
            },
          }
        : {
            label: stranded ? 'Publish anyway' : 'Publish',
            tone: stranded ? 'danger' : 'ink',
            disabled: !areMeant || draft.unsaved,
            onAct: () => publish.mutate(stranded ? { strands: 'keep' } : {}),
          })}
      busyLabel="Publishing..."
      isPending={publish.isPending}
      onClose={onClose}
      error={stranded ? undefined : error}
      failed="Nothing was published"
      unknown="It is not known whether this was published"
    >
      <ChangeList label="Changes" lines={changes} />
      {!stranded && <StartOfPrices draft={draft} />}
      <TextArea
        className="mt-4"
        label="Note"
        optional
        rows={2}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        hint="Shown in the history, for you and your colleagues."
      />
      {unusualPrices.length > 0 && (
        <div className="mt-4 rounded-md bg-apricot-100 px-4 py-3 text-apricot-800">
          <p className="font-semibold">Is this price right?</p>
          <ul className="mt-1 list-disc pl-5 [overflow-wrap:anywhere]">
            {unusualPrices.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <Tick checked={areMeant} onChange={(event) => setMeant(event.target.checked)}>
            Yes, that is right
          </Tick>
        </div>
      )}
      {stranded && <Strands bookings={stranded} />}
    </AskDialog>
  )
}
