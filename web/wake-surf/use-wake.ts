import { type FormEvent, useRef, useState } from 'react'
import type { WakeDuration } from '#domain/activities/wake-surf.ts'
import { wakePeopleBar, wakeSurf, wakes } from '#domain/activities/wake-surf.ts'
import { dateText } from '#domain/calendar.ts'
import { useMyPricing } from '#web/booking/my-pricing.ts'
import { useNextPage } from '#web/booking/next-page.ts'
import { toast } from '#web/ui/toast.tsx'
import type { WakeEntries } from './entries.ts'
import { tellBad } from './errors.ts'
import { handOver } from './hand-over.ts'
import { useWakeForm } from './use-wake-form.ts'
import { useWakeWhen } from './use-wake-when.ts'
import { quoteShown } from './words.ts'

/** What a visitor chooses of a wake session, what follows from it, and the way to checkout. */
export function useWake() {
  const root = useRef<HTMLFormElement>(null)
  const [said, setSaid] = useState('')
  const { form, alive, entries } = useWakeForm()
  const when = useWakeWhen(entries)
  const { date, time, lost } = when
  const { leavingTo, goTo } = useNextPage(time !== '', '/checkout')
  const bar = wakePeopleBar(entries.people, entries.duration)
  const { errors } = form.formState
  const { price, checking } = useMyPricing()

  const set = (values: Partial<WakeEntries>) => {
    for (const [name, value] of Object.entries(values))
      form.setValue(name as keyof WakeEntries, value, { shouldValidate: form.formState.isSubmitted })
  }
  const choose = (values: Partial<WakeEntries>, name: string) => {
    setSaid(name)
    set(values)
  }
  const submit = (event: FormEvent) => {
    // Only what is in sight may be sent.
    if (date !== entries.date || time !== entries.time) set({ date, time })
    return form.handleSubmit(
      (sent) => {
        if (bar) refusePeople(bar, root.current)
        else if (handOver(sent, price)) void goTo('/checkout')
      },
      (bad) => tellBad(form, bad, root.current),
    )(event)
  }

  return {
    ...when,
    root,
    form,
    alive,
    entries,
    quote: price(quoteShown(entries, when), { activity: wakeSurf.id, date }),
    checking,
    bar,
    said,
    busy: leavingTo !== undefined,
    errors: {
      date: errors.date && 'Choose a day',
      time: lost ?? (errors.time && 'Choose a start time'),
    },
    set,
    chooseDate: (day: string) =>
      choose({ date: day, time: '' }, `${dateText(day)}.${time === '' ? '' : ' Choose a start time.'}`),
    chooseLength: (duration: WakeDuration) => choose({ duration }, `${wakes[duration].label}.`),
    toggleSauna: () => set({ sauna: !entries.sauna }),
    submit,
  }
}

export type Wake = ReturnType<typeof useWake>

function refusePeople(bar: string, root: HTMLElement | null): void {
  toast({ title: 'Please check your details', text: bar, tone: 'destructive' })
  root?.querySelector<HTMLElement>('[data-step="people"] :is([data-switch], input)')?.focus()
}
