import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { type JetskisChosen, jetskisOfStored, type storedJetskis } from '#domain/booking/stored-jetskis.ts'
import type { House } from '#domain/house/house.ts'
import { clearChoice, readChoice, storeChoice } from '#web/booking/stored-choice.ts'
import { jetskiChoiceDraft, jetskiFormDraft } from '#web/form-drafts.ts'
import { useHouse } from '#web/house-on-page.ts'

// The selection under the spec's two keys: one for the form that leads to checkout, one for the confirm page.

type Values = ReturnType<typeof storedJetskis>
export type SelectionKey = keyof Values

export function storeSelection({ jetskiSelection, jetskiBookingData }: Values): void {
  storeChoice('jetskiSelection', jetskiSelection, { orInMemory: true })
  storeChoice('jetskiBookingData', jetskiBookingData, { orInMemory: true })
}

/** The stored machines and duration; undefined if there is nothing usable. */
export function readSelection(house: House, key: SelectionKey): JetskisChosen | undefined {
  const stored = readChoice<Values[SelectionKey]>(key, (value) => jetskisOfStored(house, value) !== undefined)
  return stored && jetskisOfStored(house, stored)
}

/** After a request was sent: selection and entries are no longer needed. */
export function clearSelection(): void {
  clearChoice('jetskiSelection')
  clearChoice('jetskiBookingData')
  jetskiChoiceDraft.clear()
  jetskiFormDraft.clear()
}

/** The stored selection; without one, redirects to choose machines. Undefined in prerendered HTML and until it is read. */
export function useSelection(key: SelectionKey): JetskisChosen | undefined {
  const house = useHouse()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<JetskisChosen>()
  useEffect(() => {
    const found = readSelection(house, key)
    setChosen(found)
    if (!found) void navigate('/booking/jetski', { replace: true })
  }, [house, key, navigate])
  return chosen
}
