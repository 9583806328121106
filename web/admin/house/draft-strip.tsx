import { Eye, Upload } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { counted } from '#domain/counted.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { whyFailed } from '#web/why-failed.ts'
import type { Draft } from './draft-query.ts'
import { partOf, parts } from './parts.tsx'

type Props = { draft: Draft; changes: number; onPublish: () => void }

/** Also for a refused save: whatever is typed after it would be lost. */
const inView = 'sticky top-14 z-20 mt-5 lg:top-0'

/** Whether the draft is saved, how much of it is unpublished, and what to do after a refused save. */
export function DraftStrip({ draft, changes, onPublish }: Props) {
  const { refused, problems, conflict, unsaved, saveAgain, reload } = draft
  // Pressed directly from a field, whose change is saved first.
  const [pressed, setPressed] = useState<'preview' | 'publish'>()
  useEffect(() => {
    if (!pressed || (unsaved && !refused)) return
    setPressed(undefined)
    if (unsaved) return
    if (pressed === 'preview') location.assign('/?preview=on')
    else if (changes > 0) onPublish()
  })
  const failed = conflict
    ? { title: 'Your last change is not saved.', label: 'Load the newer one', act: reload }
    : { title: 'The draft could not be saved.', label: 'Try again', act: saveAgain }
  if (conflict || (refused && problems.length === 0))
    return (
      <Note kind="error" role="alert" className={inView} title={failed.title}>
        {whyFailed(refused)}
        <Button kind="line" size="sm" className="mt-2 flex!" onClick={() => void failed.act()}>
          {failed.label}
        </Button>
      </Note>
    )
  const isOff = (changes === 0 && !unsaved) || problems.length > 0
  return (
    <div
      className={`card flex min-h-15 flex-wrap items-center justify-between gap-2 px-4 sm:gap-3 py-2.5 sm:px-5 ${inView}`}
    >
      <p role="status" className="min-w-0 flex-1">
        <b className="block font-semibold">{savedText(unsaved, problems.length, changes)}</b>
        <span className="text-muted">
          {problems[0] ? (
            <Problem {...problems[0]} />
          ) : changes > 0 ? (
            `${counted(changes, 'change')}, not published yet`
          ) : (
            // On a phone it would double the height of this strip, which stays in view.
            <span className="max-sm:sr-only">What you change is a draft until you publish it.</span>
          )}
        </span>
      </p>
      <Button
        kind="line"
        size="md"
        className="max-sm:px-3"
        disabled={problems.length > 0}
        onClick={() => setPressed('preview')}
      >
        <Eye />
        <span className="max-sm:sr-only">Preview</span>
      </Button>
      <Button
        kind="ink"
        size="md"
        // Not disabled: it would lose the focus once all is published, and a press directly from the first field.
        aria-disabled={isOff || undefined}
        className={isOff ? 'cursor-not-allowed bg-sunken! text-quiet!' : ''}
        busy={pressed === 'publish'}
        busyLabel="Publish…"
        onClick={() => isOff || setPressed('publish')}
      >
        <Upload />
        Publish…
      </Button>
    </div>
  )
}

/** The problem, with a link to its part of the editor. */
function Problem({ path, message }: { path: string; message: string }) {
  const part = parts.find(({ value }) => value === partOf(path))
  return (
    <>
      {part && (
        <>
          <Link
            to={`?part=${part.value}`}
            replace
            preventScrollReset
            className="font-semibold text-link hover:underline"
          >
            {part.label}
          </Link>
          :{' '}
        </>
      )}
      {message}
    </>
  )
}

function savedText(unsaved: boolean, problems: number, changes: number): string {
  // A restored version becomes the draft even if it has problems.
  if (problems > 0) return `${unsaved ? 'Not saved' : 'Draft saved'}: ${counted(problems, 'problem')} to fix`
  if (unsaved) return 'Saving the draft…'
  return changes > 0 ? 'Draft saved' : 'Everything is published'
}
