import { useRef } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { api } from '#contract/api.ts'
import { wallTime } from '#domain/calendar.ts'
import { locationOf } from '#domain/locations.ts'
import { call } from '#web/api.ts'
import { useSending } from '#web/sending.ts'
import { useNow } from '#web/steps/clock.ts'
import { toast } from '#web/ui/toast.tsx'
import type { ExperienceEntries, ExperienceForm, ExperienceRequest } from './experience-form.ts'
import { useExperienceForm } from './experience-form.ts'

const leastMs = 2_000
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The request for a guided session: stored while the form says so for 2 seconds at least (spec 1 §2, decision 38). */
export function useExperience() {
  const { form, entries, empty } = useExperienceForm()
  const root = useRef<HTMLFormElement>(null)
  const now = useNow()
  const today = now && wallTime(now, locationOf('tallinn').zone).date
  const sending = useSending(async (request: ExperienceRequest, idempotencyKey) => {
    const stored = call(api.enquire, { body: { kind: 'efoil-experience', ...request }, idempotencyKey })
    const [reply] = await Promise.all([stored, pause(leastMs)])
    return reply
  })

  const send = (request: ExperienceRequest) => {
    if (request.preferredDate && today && request.preferredDate < today)
      return form.setError('preferredDate', { message: 'Choose a day from today on' }, { shouldFocus: true })
    sending.mutate(request, { onSuccess: empty })
  }
  const refuse = (bad: FieldErrors<ExperienceEntries>) => {
    const text = whatIsWrong(bad, form.getValues())
    toast({ ...text, tone: 'destructive' })
    focusFirst(form, bad, root.current)
  }
  return { root, form, entries, today, sending, submit: form.handleSubmit(send, refuse) }
}
export type Experience = ReturnType<typeof useExperience>

type Bad = Partial<Record<keyof ExperienceEntries, { message?: string }>>

/** The spec's toast where something is missing; where all is filled in, what is wrong with it. */
export function whatIsWrong(bad: Bad, entries: Partial<ExperienceEntries>): { title: string; text: string } {
  const names = Object.keys(bad) as (keyof ExperienceEntries)[]
  const missing = names.some((name) => String(entries[name] ?? '').trim() === '')
  const message = names.map((name) => bad[name]?.message).find(Boolean)
  return missing || !message
    ? { title: 'Missing information', text: 'Please fill out all required fields' }
    : { title: 'Please check your details', text: message }
}

function focusFirst(form: ExperienceForm, bad: Bad, root: HTMLElement | null): void {
  const choice = (['duration', 'participants'] as const).find((name) => bad[name])
  if (choice) {
    root?.querySelector<HTMLElement>(`[data-step="${choice}"] input`)?.focus()
    return
  }
  const field = (['preferredDate', 'fullName', 'email', 'phone', 'specialRequests'] as const).find(
    (name) => bad[name],
  )
  if (field) form.setFocus(field)
}
