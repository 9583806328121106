import { AlarmClock, Timer } from 'lucide-react'
import type { Enquiry } from '#contract/calls/admin-calls.ts'
import { factsText, wordsOf } from '#domain/enquiries/enquiry-facts.ts'
import { enquiryFacts } from '#domain/enquiries/enquiry-kinds.ts'
import { useHouse } from '#web/house-on-page.ts'
import { waitText } from '#web/staff/row/booking-days.ts'
import { initialsOf, momentText } from './admin-words.ts'
import { EnquiryButtons } from './enquiry-buttons.tsx'

const minuteMs = 60_000

/** Time left of a promised answer: `left` runs from 1 to 0, `text` says it, `tone` is the urgency. */
type Countdown = { left: number; text: string; tone: keyof typeof looks; promised: string }

/** With less than a quarter left it is urgent; past its end it is late (design, promise countdown). */
export function countdownOf(
  { createdAt, promisedUntil }: Pick<Enquiry, 'createdAt' | 'promisedUntil'>,
  now: Temporal.Instant,
): Countdown {
  const [from, until] = [Date.parse(createdAt), Date.parse(promisedUntil)]
  const promised = waitText(Math.round((until - from) / minuteMs))
  const leftMs = Math.min(until - now.epochMilliseconds, until - from)
  if (leftMs <= 0) {
    const late = Math.floor(-leftMs / minuteMs)
    return { left: 0, text: late === 0 ? 'due now' : `late by ${lengthText(late)}`, tone: 'late', promised }
  }
  const left = leftMs / (until - from)
  return {
    left,
    text: `${lengthText(Math.ceil(leftMs / minuteMs))} left`,
    tone: left < 0.25 ? 'soon' : 'calm',
    promised,
  }
}

/** '6 min', '2 h 40', '3 days'. */
function lengthText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`
  if (minutes >= 2 * 24 * 60) return `${Math.floor(minutes / (24 * 60))} days`
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`
}

type Props = { row: Enquiry; now: Temporal.Instant }

/** One enquiry: the time left, who wants what, who took it, and the next action. */
export function EnquiryItem({ row, now }: Props) {
  const isOpen = row.state === 'new' || row.state === 'taken'
  const words = wordsOf(row)
  return (
    <li className="@container">
      <div className="grid gap-x-5 gap-y-2.5 px-4 py-4 sm:px-5 md:@min-[36rem]:grid-cols-[11.5rem_minmax(0,1fr)] xl:items-center">
        {isOpen ? <PromiseBar row={row} now={now} /> : <Done row={row} now={now} />}
        <div className="grid items-center gap-x-5 gap-y-2.5 xl:@min-[56rem]:grid-cols-[minmax(0,1fr)_13.5rem_auto]">
          <div className="min-w-0 [overflow-wrap:anywhere]">
            <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <bdi className="text-base font-semibold">{row.fullName}</bdi>
              <span className="badge b-plain">{enquiryFacts[row.kind].title}</span>
            </p>
            <p className="mt-0.5 text-muted">
              <bdi>{factsText(useHouse(), row)}</bdi>
            </p>
            {words !== '' && <Words text={words} />}
          </div>
          <div className="min-w-0 text-muted [overflow-wrap:anywhere] max-xl:flex max-xl:flex-wrap max-xl:items-center max-xl:gap-x-3">
            {row.state === 'taken' && <Taker row={row} now={now} />}
            <p>
              <bdi className="tnum">{row.phone ?? row.email}</bdi>
            </p>
            <p className="text-xs tnum">{row.reference}</p>
          </div>
          <EnquiryButtons row={row} />
        </div>
      </div>
    </li>
  )
}

const manyWords = 160

/** The message; beyond three lines it is shown on demand. */
function Words({ text }: { text: string }) {
  const look = 'mt-1.5 rounded-md bg-sunken px-3 py-2 whitespace-pre-line text-muted'
  if (text.length <= manyWords)
    return (
      <p className={look}>
        <bdi>{text}</bdi>
      </p>
    )
  return (
    <details className={`${look} group`}>
      <summary className="cursor-pointer rounded-sm font-semibold text-ink">
        <span className="group-open:hidden">
          <bdi className="font-normal text-muted">{[...text].slice(0, 90).join('')}…</bdi> Read all
        </span>
        <span className="hidden group-open:inline">Their words</span>
      </summary>
      <bdi>{text}</bdi>
    </details>
  )
}

function Taker({ row, now }: Props) {
  const name = row.takenByName ?? ''
  return (
    <p className="flex items-center gap-2">
      <span
        aria-hidden="true"
        className="grid size-7 flex-none place-items-center rounded-full bg-sea-100 text-2xs font-semibold text-sea-800"
      >
        {initialsOf(name)}
      </span>
      <span>
        <bdi>{name}</bdi> took it at {shortMoment(row.changedAt, now)}
      </span>
    </p>
  )
}

function Done({ row, now }: Props) {
  return (
    <p className="text-sm">
      <b className="block font-semibold">
        {row.state === 'answered' ? 'Answered' : 'Closed'} {shortMoment(row.changedAt, now)}
      </b>
      {row.takenByName !== null && (
        <span className="text-muted">
          by <bdi>{row.takenByName}</bdi>
        </span>
      )}
    </p>
  )
}

/** For today, only the time. */
function shortMoment(at: string, now: Temporal.Instant): string {
  const [moment, today] = [momentText(at, now.toString()), momentText(now.toString(), now.toString())]
  const [time] = moment.match(/\d{2}:\d{2}$/) ?? ['']
  return moment.slice(0, -time.length) === today.slice(0, -5) ? time : moment
}

const looks = {
  calm: { text: 'text-ink', bar: 'bg-sea-600' },
  soon: { text: 'text-amber-700', bar: 'bg-amber-500' },
  late: { text: 'text-red-700', bar: 'bg-red-500' },
}

/** The time left of a promised answer, as text and as a draining bar; not announced, updated each minute. */
function PromiseBar({ row, now }: { row: Enquiry; now: Temporal.Instant }) {
  const { left, text, tone, promised } = countdownOf(row, now)
  const Icon = tone === 'late' ? AlarmClock : Timer
  return (
    <div>
      <p className={`flex items-center gap-1.5 text-sm font-semibold tnum ${looks[tone].text}`}>
        <Icon aria-hidden="true" className="size-4 flex-none" />
        {text}
      </p>
      <div className={`bar mt-1.5 h-1.5! ${tone === 'late' ? 'bg-red-500!' : ''}`} aria-hidden="true">
        <i className={`ml-auto ${looks[tone].bar}`} style={{ width: `${Math.round(left * 100)}%` }} />
      </div>
      <p className="mt-1.5 text-xs text-muted">promised: {promised}</p>
    </div>
  )
}
