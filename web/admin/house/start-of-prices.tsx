import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addDays, wallTime } from '#domain/calendar.ts'
import { changesPrices, pricesFrom } from '#domain/house/prices-from.ts'
import { pricesNow } from '#domain/house/prices-in-force.ts'
import { site } from '#domain/site.ts'
import { DateField } from '#web/booking/date-field.tsx'
import { useNow } from '#web/desk/desk-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { type Draft, publishedQuery } from './draft-query.ts'

/** Lets changed prices begin on a future day; shown if the draft changes any. */
export function StartOfPrices({ draft }: { draft: Draft }) {
  const now = useNow()
  const [chosen, setDay] = useState('')
  const { data: published } = useQuery(publishedQuery())
  if (!now || !draft.house || !published) return null
  // For both: a price may have begun since the editor was opened.
  const [before, house] = [pricesNow(published.house, now), pricesNow(draft.house, now)]
  if (!changesPrices(before, house)) return null
  const tomorrow = addDays(wallTime(now, site.homeZone).date, 1)
  // The chosen day may have come meanwhile.
  const day = chosen !== '' && chosen < tomorrow ? tomorrow : chosen
  return (
    <div className="mt-4 grid grid-cols-[1fr_auto] items-end gap-3">
      <DateField compact optional label="New prices from" min={tomorrow} value={day} onChange={setDay} />
      <Button
        kind="line"
        size="md"
        disabled={day === ''}
        onClick={() => draft.edit(() => pricesFrom(before, house, day))}
      >
        Begin then
      </Button>
      <p className="col-span-2 text-sm text-muted">Without a day they apply at once.</p>
    </div>
  )
}
