import { type FocusEvent, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ListSkeleton, NotRead } from '#web/desk/list-states.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { boundTo } from './bound.ts'
import { useDraft } from './draft-query.ts'
import { DraftStrip } from './draft-strip.tsx'
import { problemAt } from './edits.ts'
import { History } from './house-history.tsx'
import { KeptEntries } from './kept-entries.ts'
import { LeaveQuestion } from './leave-question.tsx'
import { parts } from './parts.tsx'
import { PublishDialog, type Publishing } from './publish-dialog.tsx'
import { UndoPublish } from './undo-publish.tsx'

/** The parts of the draft, whether it is saved, and a button to publish it. */
export function Editor() {
  const draft = useDraft()
  const [asked, setAsked] = useSearchParams()
  const [publishing, setPublishing] = useState<Publishing>()
  const [kept] = useState(() => new Map<string, unknown>())
  const nearFocus = useNearFocus()
  const { house, read, problems, edit } = draft
  // A refused draft is not saved on leaving either.
  const lost = draft.unsaved ? draft.refused : undefined
  if (!house || !read.data)
    return (
      <section className="card mt-5">
        <NotRead read={read} title="The house is missing" what="The draft" />
      </section>
    )
  const { at } = boundTo(house, edit, (path) => problemAt(problems, path))
  const tabs = [
    ...parts.map(({ value, label, group, Part }) => ({
      value,
      label,
      group,
      content: (
        <Suspense fallback={<ListSkeleton />}>
          <Part house={house} problems={problems} edit={edit} at={at} />
        </Suspense>
      ),
    })),
    {
      value: 'history',
      label: 'History',
      group: 'Check',
      content: <History draft={draft} view={read.data} />,
    },
  ]
  const chosen = asked.get('part')
  return (
    <KeptEntries value={kept}>
      <DraftStrip
        draft={draft}
        changes={read.data.changes.length}
        onPublish={() => setPublishing({ note: '' })}
      />
      <div className="mt-5" {...nearFocus}>
        <Tabs
          label="Parts of the house"
          value={tabs.find(({ value }) => value === chosen)?.value ?? tabs[0]!.value}
          onChange={(part) => setAsked({ part }, { replace: true, preventScrollReset: true })}
          tabs={tabs}
        />
      </div>
      {read.data.changes.length === 0 && !draft.unsaved && !publishing && (
        <UndoPublish draft={draft} version={read.data.version} onStopped={setPublishing} />
      )}
      {publishing && (
        <PublishDialog
          draft={draft}
          view={read.data}
          begun={publishing}
          onClose={() => setPublishing(undefined)}
        />
      )}
      <LeaveQuestion refused={lost} />
    </KeptEntries>
  )
}

/** For the container of the editor's parts: if a pressed button is removed with its entry, the focus stays near it. */
function useNearFocus() {
  const had = useRef<Element[]>([])
  useLayoutEffect(() => {
    const [pressed, ...around] = had.current
    if (!pressed || pressed.isConnected || document.activeElement !== document.body) return
    const next = around
      .filter(({ isConnected }) => isConnected)
      .map((element) => [...element.querySelectorAll<HTMLElement>('button:enabled')].at(-1))
      .find((button) => button)
    next?.focus({ preventScroll: true })
  })
  return {
    // A dialog is elsewhere in the page, and returns the focus itself.
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      if (currentTarget.contains(target)) had.current = withHolders(target, currentTarget)
    },
    onBlur: ({ target, relatedTarget, currentTarget }: FocusEvent) => {
      // A removed button was not left by the user.
      const isLeft = target.isConnected && currentTarget.contains(target)
      if (isLeft && !relatedTarget?.closest('[role="dialog"]')) had.current = []
    },
  }
}

function withHolders(target: Element, outermost: Element): Element[] {
  const around =
    target === outermost || !target.parentElement ? [] : withHolders(target.parentElement, outermost)
  return [target, ...around]
}
