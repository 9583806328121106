import { type FormEvent, useEffect, useRef, useState } from 'react'
import { api } from '#contract/client.ts'
import { wallTime } from '#domain/calendar.ts'
import { locationOf } from '#domain/locations.ts'
import { experienceDurations, mostExperiencePeople } from '#domain/offers/efoil-experience.ts'
import { call } from '#web/api.ts'
import { useNow } from '#web/booking/clock.ts'
import { usePrefilledContact } from '#web/booking/contact-prefill.tsx'
import { formDraft, pressedEarly, typedEarly } from '#web/form-drafts.ts'
import { useSending } from '#web/sending.ts'
import { toast } from '#web/ui/toast.tsx'
import type { ExperienceEntries, ExperienceErrors, ExperienceRequest } from './experience-form.ts'
import { experienceEntries, nothingEntered, readEntries, wordsOf } from './experience-form.ts'

const leastMs = 2_000
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The request for a guided session: stored while the form says so for 2 seconds at least (R-A14). */
export function useExperience() {
  const root = useRef<HTMLFormElement>(null)
  const { entries, keep } = useKeptEntries()
  const [errors, setErrors] = useState<ExperienceErrors>({})
  const now = useNow()
  const here = now && wallTime(now, locationOf('tallinn').zone)
  const sending = useSending(async (request: ExperienceRequest, idempotencyKey) => {
    const stored = call(api.enquire, { body: { kind: 'efoil-experience', ...request }, idempotencyKey })
    const [reply] = await Promise.all([stored, pause(leastMs)])
    return reply
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readEntries(entries, here)
    if ('request' in read) {
      setErrors({})
      return sending.mutate(read.request, { onSuccess: () => keep(nothingEntered) })
    }
    setErrors(read.errors)
    toast({ ...wordsOf(read.errors, entries), tone: 'destructive' })
    focusFirst(root.current, read.errors)
  }
  /** An error goes as soon as its field is being mended. */
  const change = (values: Partial<ExperienceEntries>) => {
    keep({ ...entries, ...values })
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in values))))
  }
  return { root, entries, errors, here, sending, change, submit }
}
export type Experience = ReturnType<typeof useExperience>

const draft = formDraft('efoilExperienceForm')

/** Entries outlive a reload, and begin with what was chosen and typed before the page's code was there. */
function useKeptEntries() {
  const [entries, setEntries] = useState(nothingEntered)
  useEffect(() => {
    const before = experienceEntries.safeParse(draft.read())
    setEntries({ ...(before.success ? before.data : nothingEntered), ...enteredEarly() })
  }, [])
  usePrefilledContact(setEntries)
  const keep = (next: ExperienceEntries) => {
    setEntries(next)
    draft.write(next)
  }
  return { entries, keep }
}

function enteredEarly(): Partial<ExperienceEntries> {
  const duration = pressedEarly(experienceDurations.map(({ id }) => id))
  const participants = pressedEarly(Array.from({ length: mostExperiencePeople }, (_, at) => String(at + 1)))
  return {
    ...typedEarly('fullName', 'email', 'phone'),
    ...(duration ? { duration } : {}),
    ...(participants ? { participants: Number(participants) } : {}),
  }
}

const order = [
  'participants',
  'duration',
  'preferredDate',
  'preferredTime',
  'fullName',
  'email',
  'phone',
  'specialRequests',
] as const

function focusFirst(root: HTMLElement | null, errors: ExperienceErrors): void {
  const first = order.find((name) => errors[name])
  root
    ?.querySelector<HTMLElement>(`[data-step="${first}"] :is(input, select, button), [name="${first}"]`)
    ?.focus()
}
