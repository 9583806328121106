import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import type { RideChoice } from '#domain/activities/efoil-ride.ts'
import { rideDurations } from '#domain/activities/efoil-ride.ts'
import type { RideForm, RideSent } from '#domain/booking/ride-form.ts'
import { findLocation, locationIds } from '#domain/locations.ts'
import { pressedEarly, typedEarly } from '#web/form-drafts.ts'
import { usePrefilledContact } from './contact-prefill.tsx'
import { useQuietForm } from './quiet-form.tsx'
import type { RideEntries } from './ride-entries.ts'
import { emptyRide, entriesAt, rideEntries } from './ride-entries.ts'

/** Where entries are kept so that reload and back do not empty the form. */
export type KeptEntries = { read: () => unknown; write: (entries: unknown) => void }

export type RideFormState = UseFormReturn<RideSent, unknown, RideForm>

/** The form of a ride; validates on blur after the first try. */
export function useRideForm(schema: z.ZodType<RideForm, RideSent>, kept: KeptEntries) {
  const { form, alive } = useQuietForm<RideSent, RideForm>({
    resolver: zodResolver(schema),
    defaultValues: { ...emptyRide, ...typedEarly('fullName', 'email', 'phone') },
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  })
  useEffect(() => {
    const before = rideEntries.safeParse(kept.read())
    const early = pressedEarly(locationIds) ?? pressedEarly(rideDurations)
    // Only where there is something: a reset draws the whole page once more.
    if (before.success || early)
      form.reset(withEarly(before.success ? before.data : entriesOf(form.getValues())))
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => kept.write(values) })
  }, [form, kept])
  usePrefilledContact((change) => form.reset(change(form.getValues())))
  const entries = entriesOf(useWatch({ control: form.control, compute: (values: RideSent) => values }))
  const choice: RideChoice = { foils: entries.foilCount, duration: entries.duration }
  return { form, alive, entries, choice }
}

/** With the place and the length that were pressed before the page's code was there. */
function withEarly(entries: RideEntries): RideEntries {
  const { location = entries.location, duration = entries.duration } = {
    location: pressedEarly(locationIds),
    duration: pressedEarly(rideDurations),
  }
  return { ...entriesAt(location, entries), duration }
}

/** What the fields hold, as our own form put it there. */
const entriesOf = (values: RideSent): RideEntries => ({
  ...values,
  location: findLocation(values.location)?.id ?? emptyRide.location,
  phone: String(values.phone ?? ''),
})
