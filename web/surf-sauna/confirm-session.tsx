import { Suspense } from 'react'
import { sessionCents } from '#domain/activities/group-session.ts'
import { session } from '#domain/activities/ride-pictures.ts'
import type { GroupDraft } from '#domain/booking/stored-group.ts'
import { peopleText } from '#domain/counted.ts'
import { priceText } from '#domain/money.ts'
import { ConfirmForm } from '#web/booking/confirm-page.tsx'
import { PaymentStep } from '#web/booking/payment-step.tsx'
import { shortDay } from '#web/booking/start-list.ts'
import { SummaryPicture } from '#web/booking/summary-picture.tsx'
import { useHouse } from '#web/house-on-page.ts'
import { lazyWithRetry } from '#web/ui/lazy-with-retry.tsx'
import { Group } from './confirm-group.tsx'
import { sessionFacts } from './session-facts.tsx'
import { freeToCancelUntil, useConfirmSession } from './use-confirm-session.ts'

// Dialogs are needed only after sending, so their code is loaded separately.
const Outcome = lazyWithRetry(() => import('./confirm-outcome.tsx').then((module) => module.Outcome), {
  note: 'float',
  ahead: 'act',
})

/** The contact, and the chosen session. */
export function ConfirmSession({ handed }: { handed: GroupDraft }) {
  const house = useHouse()
  const confirming = useConfirmSession(handed)
  const { quote, booked, trouble, start, location } = confirming
  const { date, time, participants } = confirming.draft
  return (
    <>
      <ConfirmForm
        formId="confirm-session"
        label="Confirm your session"
        title="Your session"
        picture={<SummaryPicture of={session} className="max-lg:hidden" />}
        facts={sessionFacts(house, { location, date, session: time, people: participants })}
        context={`${peopleText(participants)}, ${shortDay(date)} ${house.activities['efoil-group'].sessions[time].from}`}
        confirming={confirming}
        payment={
          <PaymentStep
            activity="efoil-group"
            start={{ date, time: house.activities['efoil-group'].sessions[time].from, location }}
            cents={quote.totalCents}
            freeUntil={start.now && freeToCancelUntil(house, { date, time, location }, start.now)}
          >
            The online price of {priceText(sessionCents(house, date, 'site', location))} stays yours; walk-ins
            pay {priceText(sessionCents(house, date, 'walk_in', location))}.
          </PaymentStep>
        }
      >
        <Group confirming={confirming} />
      </ConfirmForm>
      {(booked || trouble) && (
        <Suspense>
          <Outcome confirming={confirming} />
        </Suspense>
      )}
    </>
  )
}
