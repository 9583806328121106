import { RotateCw } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { wallTime } from '#domain/calendar.ts'
import { useNow, useSecondsSince } from '#web/desk/desk-clock.ts'
import { Empty, NotRead } from '#web/desk/list-states.tsx'
import type { Listed } from '#web/desk/listed.ts'
import { matching } from '#web/desk/matching.ts'
import { SmallButton } from '#web/desk/small-button.tsx'
import { Button } from '#web/ui/button.tsx'
import { agoText, momentText } from './admin-words.ts'
import type { Item, ListKind } from './list-pages.ts'
import { ListRows } from './list-rows.tsx'

export type ReadList<Row> = Listed<Row> & { dataUpdatedAt: number }

type Props<Row extends Item> = {
  kind: ListKind<Row>
  list: ReadList<Row>
  typed: string
  onClear: () => void
  /** Shown in place of the rows if the account may not see them. */
  closed: ReactNode
}

/** One list: its name, how up to date it is, and its rows or why there are none. */
export function ListCard<Row extends Item>(props: Props<Row>) {
  const { kind, list, closed } = props
  const { data, dataUpdatedAt, isError, isFetching } = list
  useEffect(() => {
    if (data) storeSeen(kind.id, { rows: data.length, at: dataUpdatedAt })
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
            <SmallButton
              kind="line"
              busy={isFetching}
              busyLabel="Refresh"
              onClick={() => void list.refetch()}
            >
              <RotateCw />
              Refresh
            </SmallButton>
          )}
        </div>
      </div>
      {closed ||
        (data ? (
          <Found {...props} rows={data} />
        ) : (
          <NotRead read={list} title={kind.empty} seen={seenText(kind.id, Temporal.Now.instant())} />
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
        No name, e-mail or reference in this list matches your search.
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

// The number of rows of a list that this tab has seen, and when, to be named if the list fails to load after a reload. Only the
// number is stored, and only for the tab.

type Seen = { rows: number; at: number }

const keyOf = (id: string): string => `seen-${id}`

export function storeSeen(id: string, seen: Seen): void {
  try {
    sessionStorage.setItem(keyOf(id), JSON.stringify(seen))
  } catch {
    // Without storage, the error text is only less detailed.
  }
}

/** '36 entries were here at 14:18', for another day 'on 16 June 14:18'; nothing if this tab has seen none. */
export function seenText(
  id: string,
  now: Temporal.Instant,
  zone = Temporal.Now.timeZoneId(),
): string | undefined {
  const seen = seenOf(id)
  if (!seen || seen.rows === 0) return undefined
  const at = Temporal.Instant.fromEpochMilliseconds(seen.at)
  const { date, time } = wallTime(at, zone)
  const isToday = date === wallTime(now, zone).date
  const were = seen.rows === 1 ? '1 entry was' : `${seen.rows} entries were`
  return `${were} here ${isToday ? `at ${time}` : `on ${momentText(at.toString(), now.toString(), zone)}`}`
}

function seenOf(id: string): Seen | undefined {
  try {
    const seen = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') as Partial<Seen> | null
    return Number.isInteger(seen?.rows) && Number.isInteger(seen?.at) ? (seen as Seen) : undefined
  } catch {
    return undefined
  }
}
