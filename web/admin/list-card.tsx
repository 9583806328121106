import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { useNow, useSecondsSince } from '#web/desk/clock.ts'
import { Empty, Failed, ListSkeleton } from '#web/desk/list-states.tsx'
import type { Listed } from '#web/desk/listed.ts'
import { Button } from '#web/ui/button.tsx'
import { agoText } from './admin-words.ts'
import type { Item, ListKind } from './kind.ts'
import { ListRows } from './list-rows.tsx'
import { matching } from './rows.ts'
import { keepSeen, seenText } from './seen.ts'

export type ReadList<Row> = Listed<Row> & { dataUpdatedAt: number }

type Props<Row extends Item> = {
  kind: ListKind<Row>
  list: ReadList<Row>
  typed: string
  onClear: () => void
  /** Stands for the rows where the person may not see them. */
  closed: ReactNode
}

/** One list: its name, how fresh it is, and its rows or why there are none. */
export function ListCard<Row extends Item>(props: Props<Row>) {
  const { kind, list, closed } = props
  const { data, dataUpdatedAt, isError, isFetching } = list
  useEffect(() => {
    if (data) keepSeen(kind.id, { rows: data.length, at: dataUpdatedAt })
  }, [kind.id, data, dataUpdatedAt])
  return (
    <section className="card mt-5" aria-labelledby={`${kind.id}-title`}>
      <div className="flex min-h-17 flex-wrap items-center justify-between gap-x-3 gap-y-1 px-4 pt-4 pb-2 sm:px-5 md:min-h-15">
        <h2 id={`${kind.id}-title`} className="text-xl">
          {kind.title}
        </h2>
        <div className="flex items-center gap-3">
          {data && <Fresh at={dataUpdatedAt} failing={isError} />}
          {!closed && (
            <Button
              kind="line"
              size="sm"
              className="max-md:min-h-11"
              busy={isFetching}
              busyLabel="Refresh"
              onClick={() => void list.refetch()}
            >
              <RotateCw aria-hidden="true" />
              Refresh
            </Button>
          )}
        </div>
      </div>
      {closed ||
        (data ? (
          <Found {...props} rows={data} />
        ) : isError ? (
          <Failed
            title={kind.empty}
            seen={seenText(kind.id, Temporal.Now.instant())}
            onRetry={list.refetch}
            busy={isFetching}
          />
        ) : (
          <ListSkeleton />
        ))}
    </section>
  )
}

function Found<Row extends Item>({ kind, rows, typed, onClear }: Props<Row> & { rows: Row[] }) {
  const now = useNow()
  const found = matching(rows, typed, kind.texts)
  if (rows.length === 0)
    return (
      <Empty title={kind.empty} picture="/fleet/efoil.svg">
        {kind.hint}
      </Empty>
    )
  if (found.length === 0)
    return (
      <Empty title="Nothing found here">
        No name, e-mail or reference of this list holds what you typed.
        <p className="mt-4">
          <Button kind="line" size="md" onClick={onClear}>
            Clear the search
          </Button>
        </p>
      </Empty>
    )
  return now ? <ListRows kind={kind} rows={found} typed={typed} now={now} /> : null
}

function Fresh({ at, failing }: { at: number; failing: boolean }) {
  const seconds = useSecondsSince(at)
  if (seconds === undefined) return null
  if (failing)
    return <span className="text-sm font-semibold text-red-700">could not be loaded, try again</span>
  return <span className="text-sm text-muted tnum max-sm:hidden">{agoText(seconds)}</span>
}
