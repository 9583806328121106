import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { LogRow } from '#contract/calls/message-calls.ts'
import type { Sector } from '#domain/roles.ts'
import { useNow } from '#web/desk/desk-clock.ts'
import { Empty, NotRead } from '#web/desk/list-states.tsx'
import { Button } from '#web/ui/button.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { LogItem } from './log-item.tsx'
import { logQuery } from './message-queries.ts'
import { newestFirst } from './message-words.ts'

const firstRows = 12

/** Sent messages and their states, newest first. The test user sees those of the role it views as. */
export function DeliveryLog({ sectors }: { sectors: readonly Sector[] }) {
  const [shown, setShown] = useState<'all' | 'failed'>('all')
  const [whole, setWhole] = useState(false)
  const [asked, setAsked] = useState<LogRow>()
  const now = useNow()
  const lists = { all: useQuery(logQuery()), failed: useQuery(logQuery('failed')) }
  const list = lists[shown]
  const isOwn = ({ sector }: LogRow) =>
    sector === null ? sectors.includes('main') : sectors.includes(sector)
  const rows = list.data && newestFirst(list.data.filter(isOwn))
  const failed = lists.failed.data?.filter(isOwn).length
  return (
    <section className="card mt-5 overflow-hidden">
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 pt-4 pb-1 sm:px-5">
        <h2 className="text-xl">Delivery log</h2>
        <Segmented
          label="Which messages"
          value={shown}
          onChange={setShown}
          options={[
            { value: 'all', label: 'All' },
            { value: 'failed', label: 'Failed', ...(failed ? { count: failed } : {}) },
          ]}
        />
      </div>
      {rows === undefined || !now ? (
        <NotRead read={list} title="Delivery log" />
      ) : rows.length === 0 ? (
        <Empty title={shown === 'failed' ? 'Nothing failed' : 'Nothing sent yet'}>
          {shown === 'failed'
            ? 'A message that could not be delivered is listed here, with a button to send it again.'
            : 'Each confirmation, reminder and alert appears here as soon as it is written.'}
        </Empty>
      ) : (
        <ul className="divide-y divide-line">
          {withRow(rows.slice(0, whole ? undefined : firstRows), asked).map((row) => (
            <LogItem key={row.id} row={row} now={now} asks={row.id === asked?.id} onAsk={setAsked} />
          ))}
        </ul>
      )}
      {!whole && rows !== undefined && rows.length > firstRows && (
        <p className="border-t border-line p-3 text-center">
          <Button kind="ghost" size="md" onClick={() => setWhole(true)}>
            Show {rows.length - firstRows} more
          </Button>
        </p>
      )}
    </section>
  )
}

/** The message in an open question stays in the log, however many newer ones arrive. */
const withRow = (rows: LogRow[], asked: LogRow | undefined): LogRow[] =>
  !asked || rows.some(({ id }) => id === asked.id) ? rows : [...rows, asked]
