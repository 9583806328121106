import { Suspense } from 'react'
import { findSession } from '#domain/activities/group-session.ts'
import { dateText } from '#domain/calendar.ts'
import { isFull } from '#web/booking/start-list.ts'
import { Step } from '#web/booking/step-section.tsx'
import { PickDay } from '#web/booking/which-day.tsx'
import { useHouse } from '#web/house-on-page.ts'
import { ErrorText } from '#web/ui/field.tsx'
import { lazyAgain } from '#web/ui/lazy-again.tsx'
import { SessionCards } from './session-cards.tsx'
import { PlacesLeft } from './session-people.tsx'
import type { Session } from './use-session.ts'

// Few days need it.
const SessionTrouble = lazyAgain(
  () => import('./session-trouble.tsx').then((module) => module.SessionTrouble),
  { ahead: 'act' },
)

/** Which day, which session: side by side where there is room. */
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
          <div aria-live="polite">{lost && !free && <ErrorText id="session-lost">{lost}</ErrorText>}</div>
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
