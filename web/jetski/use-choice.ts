import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { wallTime } from '#domain/calendar.ts'
import type { JetskiId } from '#domain/fleet/jetskis.ts'
import { locationOf } from '#domain/locations.ts'
import { useNow } from '#web/booking/visitor-clock.ts'
import { jetskiChoiceDraft } from '#web/form-drafts.ts'
import { useHouse } from '#web/house-on-page.ts'
import { jetskiStatusQuery } from '#web/queries.ts'
import type { Change } from './choice.ts'
import {
  allowSeveral,
  choiceOfStored,
  firstChoice,
  inServiceOf,
  soldOn,
  toggleMachine,
  withoutService,
} from './choice.ts'

/** The choice on the jetski page, stored for this tab, updated by the fleet's status. */
export function useChoice() {
  const house = useHouse()
  const status = useQuery(jetskiStatusQuery())
  const now = useNow()
  const { zone } = locationOf(house, house.activities['jetski-rental'].places[0]!)
  const today = now && wallTime(now, zone).date
  const inService = inServiceOf(house, status.data)
  const [change, setChange] = useState<Change>(() => ({ choice: firstChoice(house) }))
  useEffect(() => {
    const choice = choiceOfStored(house, jetskiChoiceDraft.read(), today)
    if (choice) setChange({ choice })
  }, [house, today])

  // A machine that goes into maintenance is removed from the choice for good.
  const reduced = withoutService(house, change.choice, inService)
  if (reduced) setChange(reduced)
  const { message, ...left } = reduced ?? change
  const choice = soldOn(house, left.choice, today)

  const keep = (next: Change) => {
    jetskiChoiceDraft.write(next.choice)
    setChange(next)
  }
  return {
    choice,
    message,
    inService,
    today,
    status,
    press: (id: JetskiId) => keep(toggleMachine(house, choice, id)),
    allowSeveral: () => keep({ choice: allowSeveral(choice) }),
    setDuration: (duration: string) => keep({ choice: { ...choice, duration } }),
    tell: (sentence: string) => setChange({ choice, message: sentence }),
  }
}

export type Choosing = ReturnType<typeof useChoice>
