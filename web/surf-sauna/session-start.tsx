import { type LucideIcon, Sun, SunDim, Sunset } from 'lucide-react'
import { Suspense, useId } from 'react'
import { findSession, type SessionId } from '#domain/activities/group-session.ts'
import { dateText } from '#domain/calendar.ts'
import { type SessionCard, sessionCards } from '#domain/offers/surf-sauna.ts'
import { isFull, type Start, withGolden } from '#web/booking/start-list.ts'
import { Step } from '#web/booking/step-section.tsx'
import { PickDay } from '#web/booking/which-day.tsx'
import { useHouse } from '#web/house-on-page.ts'
import { LiveErrorText } from '#web/ui/field.tsx'
import { lazyWithRetry } from '#web/ui/lazy-with-retry.tsx'
import { PlacesLeft } from './session-people.tsx'
import { placesLeft } from './session-words.ts'
import type { Session } from './use-session.ts'

// Rarely needed.
const SessionTrouble = lazyWithRetry(
  () => import('./session-trouble.tsx').then((module) => module.SessionTrouble),
  { ahead: 'act' },
)

/** Day and session, side by side if there is space. */
export function SessionStart({ session }: { session: Session }) {
  const house = useHouse()
  const { sessions } = house.activities['efoil-group']
  const { start, form, free } = session
  const { date, lost } = start
  return (
    <Step title="Which day, which session">
      <div className="grid gap-8 xl:grid-cols-[22rem_1fr]">
        <PickDay start={start} errors={form.errors} offered={session.isSold} />
        <div data-step="time">
          <p className={`mb-4 ${date === '' ? 'text-muted' : 'font-semibold'}`}>
            {date === '' ? session.days : dateText(date)}
          </p>
          <SessionCards
            value={findSession(house, start.time) ?? ''}
            onChange={(id) => start.chooseTime(sessions[id].from)}
            slotOf={session.slotOf}
            describedBy={lost && !free ? 'session-lost' : undefined}
          />
          <LiveErrorText id="session-lost">{!free && lost}</LiveErrorText>
          <PlacesLeft session={session} />
          {(start.failed || (start.starts && isFull(start.starts))) && (
            <Suspense>
              <SessionTrouble start={start} />
            </Suspense>
          )}
        </div>
      </div>
    </Step>
  )
}

const icons: Record<SessionId, LucideIcon> = { afternoon: Sun, evening: SunDim, sunset: Sunset }

type Props = {
  value: SessionId | ''
  onChange: (id: SessionId) => void
  /** The loaded state of a session on the chosen day. */
  slotOf: (id: SessionId) => Start | undefined
  describedBy?: string
}

/** The three sessions, with the places left on the chosen day. */
function SessionCards({ value, onChange, slotOf, describedBy }: Props) {
  const name = useId()
  const house = useHouse()
  return (
    <fieldset className="min-w-0" aria-describedby={describedBy}>
      <legend className="sr-only">Session</legend>
      <div className="grid gap-3 sm:max-xl:grid-cols-3">
        {sessionCards(house).map((session) => (
          <Card
            key={session.id}
            session={session}
            name={name}
            on={session.id === value}
            slot={slotOf(session.id)}
            onChoose={() => onChange(session.id)}
          />
        ))}
      </div>
    </fieldset>
  )
}

type CardProps = {
  session: SessionCard
  name: string
  on: boolean
  slot: Start | undefined
  onChoose: () => void
}

function Card({ session, name, on, slot, onChoose }: CardProps) {
  const Icon = icons[session.id]
  const off = slot !== undefined && !slot.open
  const left = withGolden(slot, placesLeft(slot))
  const few = !off && slot?.free !== undefined && slot.free <= 3
  const look = on ? 'on' : off ? 'off' : 'hover:shadow-[inset_0_0_0_1px_var(--color-line-strong)]'
  return (
    <label
      className={`opt flex-wrap items-center! gap-4! p-5! transition-[box-shadow,background-color] duration-quick sm:max-xl:flex-col sm:max-xl:items-start! ${look}`}
    >
      <input
        type="radio"
        name={name}
        value={session.id}
        checked={on}
        disabled={off}
        onChange={onChoose}
        className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit] disabled:cursor-not-allowed"
      />
      <Icon aria-hidden="true" className={`size-7 flex-none ${off ? 'text-quiet' : 'text-sea-600'}`} />
      <span className="min-w-0 flex-[1_1_4.75rem] sm:max-xl:flex-1">
        <span className="block font-display text-xl font-[560] tracking-title">{session.name}</span>{' '}
        <small className="text-base! tnum">
          {session.from}-{session.to}
        </small>
      </span>{' '}
      <span className="flex flex-col items-end gap-1.5 sm:max-xl:min-h-13 sm:max-xl:items-start">
        {session.popular && <span className="badge bg-apricot-100 text-apricot-800">Most popular</span>}{' '}
        {left && (
          <span
            className={`text-sm tnum ${few ? 'font-semibold text-apricot-700' : off ? 'text-quiet' : 'font-normal text-muted'}`}
          >
            {left}
          </span>
        )}
      </span>
    </label>
  )
}
