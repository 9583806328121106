import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { wakeDurations } from '#domain/activities/wake-surf.ts'
import { usePrefilledContact } from '#web/booking/contact-prefill.tsx'
import { useQuietForm } from '#web/booking/quiet-form.tsx'
import { pressedEarly, typedEarly, wakeSurfDraft } from '#web/form-drafts.ts'
import type { WakeEntries, WakeForm } from './entries.ts'
import { emptyWake, wakeEntries, wakeForm } from './entries.ts'

/** The form of a wake session; validates on blur after the first try, keeps its entries for this tab. */
export function useWakeForm() {
  const { form, alive } = useQuietForm<WakeEntries, WakeForm>({
    resolver: zodResolver(wakeForm),
    defaultValues: { ...emptyWake, ...typedEarly('fullName', 'email', 'phone', 'specialRequests') },
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  })
  useEffect(() => {
    const before = wakeEntries.safeParse(wakeSurfDraft.read())
    const early = chosenEarly()
    // Only where there is something: a reset draws the whole page once more.
    if (before.success || Object.keys(early).length > 0)
      form.reset({ ...(before.success ? before.data : form.getValues()), ...early })
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => wakeSurfDraft.write(values),
    })
  }, [form])
  usePrefilledContact((change) => form.reset(change(form.getValues())))
  const entries = useWatch({ control: form.control, compute: (values: WakeEntries) => values })
  return { form, alive, entries }
}

function chosenEarly(): Partial<WakeEntries> {
  const duration = pressedEarly(wakeDurations)
  return { ...(duration ? { duration } : {}), ...(pressedEarly(['sauna']) ? { sauna: true } : {}) }
}

export type WakeFormState = ReturnType<typeof useWakeForm>['form']
