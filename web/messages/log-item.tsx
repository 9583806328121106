import {
  Check,
  CheckCheck,
  CircleHelp,
  Clock,
  Mail,
  MessageSquare,
  Minus,
  Phone,
  Send,
  X,
} from 'lucide-react'
import { api } from '#contract/account-client.ts'
import type { LogRow } from '#contract/calls/message-calls.ts'
import { dialOf } from '#domain/dial.ts'
import { call } from '#web/call.ts'
import { AskDialog } from '#web/desk/ask-dialog.tsx'
import { useHouse } from '#web/house-on-page.ts'
import { Button } from '#web/ui/button.tsx'
import { iconButtonClass } from '#web/ui/icon-button.tsx'
import { shownAt, whatText, whenOf, whoText } from './message-words.ts'
import { useSender } from './sender.ts'

const looks = {
  sent: { icon: Check, look: 'b-completed', word: 'Sent' },
  failed: { icon: X, look: 'b-cancelled', word: 'Failed' },
  queued: { icon: Clock, look: 'b-plain', word: 'Waiting' },
  sending: { icon: Send, look: 'b-plain', word: 'Sending' },
  skipped: { icon: Minus, look: 'b-plain', word: 'Skipped' },
} as const
const delivered = { icon: CheckCheck, look: 'b-completed', word: 'Delivered' } as const
const unknown = { icon: CircleHelp, look: 'b-pending', word: 'Unknown' } as const

/** A text provider reports more than a mail server. */
const lookOf = ({ state, delivery }: Pick<LogRow, 'state' | 'delivery'>) =>
  state === 'sent' && delivery === 'delivered'
    ? delivered
    : state === 'failed' && delivery === 'unknown'
      ? unknown
      : looks[state]

type AskProps = {
  row: LogRow
  /** Whether its question is open. */
  asks: boolean
  onAsk: (row: LogRow | undefined) => void
}

/** One message: when, to whom, what, its result, and what can be done about it. */
export function LogItem({ now, ...ask }: AskProps & { now: Temporal.Instant }) {
  const { row } = ask
  const { brand } = useHouse()
  const { time, day } = whenOf(shownAt(row), now)
  const { icon: Icon, look, word } = lookOf(row)
  const ChannelIcon = row.channel === 'sms' ? MessageSquare : Mail
  return (
    <li className="@container">
      <div className="grid grid-cols-[3.25rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-4 py-3 @max-[18rem]:block @max-[18rem]:space-y-1.5 sm:px-5 md:@min-[40rem]:grid-cols-[3.25rem_12rem_minmax(0,1fr)_6.5rem_9rem]">
        <p className="self-start pt-0.5 tnum md:self-center md:pt-0">
          <span className="font-semibold">{time}</span>
          {day !== undefined && <span className="block text-2xs text-muted">{day}</span>}
        </p>
        <p className="min-w-0">
          <b
            dir="auto"
            className="block truncate font-semibold @max-[18rem]:wrap-anywhere @max-[18rem]:whitespace-normal"
          >
            {whoText(brand, row)}
          </b>
          <span className="block truncate text-muted tnum">
            {row.reference ?? (row.by === null ? 'Automatic' : `Sent by ${row.by}`)}
          </span>
        </p>
        <div className="flex min-w-0 gap-2 max-md:order-last max-md:col-start-2 max-md:col-end-4">
          <ChannelIcon aria-hidden="true" className="mt-0.5 size-4 flex-none text-muted" />
          <p className="min-w-0 wrap-anywhere">
            {whatText(row)}
            {row.kind === 'manual' && row.subject !== null && `, “${row.subject}”`}
            {row.segments !== null && row.segments > 1 && (
              <span className="text-muted">, {row.segments} segments</span>
            )}
            <Why row={row} now={now} />
          </p>
        </div>
        <span className={`badge ${look} justify-self-start max-md:self-start`}>
          <Icon aria-hidden="true" />
          {word}
        </span>
        <div className="flex items-center gap-2 empty:hidden max-md:order-last max-md:col-start-2 max-md:col-end-4 max-md:mt-1 md:justify-self-end">
          {row.state === 'failed' && row.phone && (
            <a
              href={dialOf(row.phone)}
              aria-label={`Call ${whoText(brand, row)}`}
              className={iconButtonClass('sm', true)}
            >
              <Phone />
            </a>
          )}
          {(row.state === 'failed' || row.state === 'skipped') && <SendAgain {...ask} />}
        </div>
      </div>
    </li>
  )
}

function Why({ row: { why, state, dueAt }, now }: { row: LogRow; now: Temporal.Instant }) {
  if (why === null) return null
  if (state === 'failed') return <b className="font-semibold text-red-700">, {why}</b>
  const next = state === 'queued' ? `, next try ${whenOf(dueAt, now).time}` : ''
  return (
    <span className="text-muted">
      , {why}
      {next}
    </span>
  )
}

/**
 * Resends a message that failed or was skipped, with a warning if it may have been sent; if it is no longer true, the server says
 * why.
 */
function SendAgain({ row, asks, onAsk }: AskProps) {
  const { brand } = useHouse()
  const close = () => onAsk(undefined)
  const mayHaveGone = row.delivery === 'unknown'
  const { isPending, send } = useSender(
    async (id: number) => {
      const query = mayHaveGone ? { anyway: 'yes' as const } : {}
      const sent = await call(api.resendMessage, { params: { id: String(id) }, query })
      return { message: `${whatText(sent)} to ${whoText(brand, sent)}.` }
    },
    { done: 'Sent again', otherwise: 'We could not be reached. Check the connection.' },
  )
  return (
    <>
      <Button
        kind="line"
        size="sm"
        className="max-md:min-h-11!"
        busy={isPending}
        busyLabel="Sending..."
        aria-label={`Send again: ${whatText(row)} to ${whoText(brand, row)}`}
        onClick={() => (mayHaveGone ? onAsk(row) : send(row.id))}
      >
        Send again
      </Button>
      {asks && (
        <AskDialog
          onClose={close}
          title="Send this text again?"
          description={`Nobody answered when it was sent to ${whoText(brand, row)}, so it may have arrived. Ask them first, or they get it twice.`}
          keep="Leave it"
          label="Send again"
          onAct={() => {
            close()
            send(row.id)
          }}
        />
      )}
    </>
  )
}
