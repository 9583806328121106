import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { WakeDuration } from '#domain/activities/wake-surf.ts'
import { wakePeopleBar, wakes, wakeTimes } from '#domain/activities/wake-surf.ts'
import { dateText, wallTime } from '#domain/calendar.ts'
import { locationOf } from '#domain/locations.ts'
import { useNow } from '#web/steps/clock.ts'
import { useStarts } from '#web/steps/use-starts.ts'
import { toast } from '#web/ui/toast.tsx'
import type { WakeEntries } from './entries.ts'
import { tellBad } from './errors.ts'
import { handOver } from './hand-over.ts'
import { useWakeForm } from './use-wake-form.ts'
import { lostText } from './words.ts'

const { zone } = locationOf('tallinn')

/** What a visitor chooses of a wake session and what follows from it: the free times, the start that still counts, the way to checkout. */
export function useWake() {
  const navigate = useNavigate()
  const now = useNow()
  const root = useRef<HTMLFormElement>(null)
  const [said, setSaid] = useState('')
  const { form, entries } = useWakeForm()
  const { duration, people, sauna } = entries
  const today = now && wallTime(now, zone).date
  const date = today !== undefined && entries.date >= today ? entries.date : ''
  const asked = askedOf(entries)
  const room = useStarts({ ...asked, date }, { now, taken: [], fallback: wakeTimes })
  const start = room.starts?.find((each) => each.time === entries.time)
  // Kept while times load and when it has passed (the submit says so); one that is not free is not.
  const lost = start && !start.open && start.reason !== 'past' ? start : undefined
  const time = date === '' || lost ? '' : entries.time
  const bar = wakePeopleBar(people, duration)
  const { errors } = form.formState

  const set = (values: Partial<WakeEntries>) => {
    for (const [name, value] of Object.entries(values))
      form.setValue(name as keyof WakeEntries, value, { shouldValidate: form.formState.isSubmitted })
  }
  const submit = (event: FormEvent) => {
    // Only what is in sight may be sent.
    if (date !== entries.date || time !== entries.time) set({ date, time })
    return form.handleSubmit(
      (sent) => {
        if (bar) return refusePeople(bar, root.current)
        if (handOver(sent)) void navigate('/checkout')
      },
      (bad) => tellBad(form, bad, root.current),
    )(event)
  }

  return {
    root,
    form,
    entries,
    asked,
    room,
    today,
    date,
    time,
    bar,
    said,
    errors: {
      date: errors.date && 'Choose a day',
      time: lost ? lostText(entries.time, lost, duration) : errors.time && 'Choose a start time',
    },
    set,
    chooseDate: (day: string) => {
      setSaid(time === '' ? `${dateText(day)}.` : `${dateText(day)}. Choose a start time.`)
      set({ date: day, time: '' })
    },
    chooseLength: (next: WakeDuration) => {
      setSaid(`${wakes[next].label}.`)
      set({ duration: next })
    },
    toggleSauna: () => set({ sauna: !sauna }),
    submit,
  }
}

export type Wake = ReturnType<typeof useWake>

/** One boat takes them all: the number of people changes nothing of what is free. */
const askedOf = ({ duration, sauna }: WakeEntries) =>
  ({ activity: 'wake-surf', location: 'tallinn', duration, sauna: sauna ? 'true' : 'false' }) as const

function refusePeople(bar: string, root: HTMLElement | null): void {
  toast({ title: 'Please check your details', text: bar, tone: 'destructive' })
  root?.querySelector<HTMLElement>('[data-step="people"] :is([data-switch], input)')?.focus()
}
