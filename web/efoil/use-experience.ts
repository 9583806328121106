import { api } from '#contract/client.ts'
import { wallTime } from '#domain/calendar.ts'
import { notesProblem } from '#domain/contact-rules.ts'
import { maxExperiencePeople } from '#domain/enquiries/enquiry-kinds.ts'
import { passedPreference } from '#domain/enquiries/passed-preference.ts'
import { guidedDay, guidedLengths, guidedQuote } from '#domain/offers/efoil-experience.ts'
import { site } from '#domain/site.ts'
import { contactErrors, useBookingForm } from '#web/booking/booking-form.ts'
import { bookingWords } from '#web/booking/booking-toasts.ts'
import { onlyDefined } from '#web/booking/use-form.ts'
import { useNow } from '#web/booking/visitor-clock.ts'
import { call } from '#web/call.ts'
import { formDraft, noContact, optionPressedEarly } from '#web/form-drafts.ts'
import { useHouse } from '#web/house-on-page.ts'
import { attemptDraft, useSending } from '#web/sending.ts'

const minMs = 2_000
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** `duration` '' and `participants` 0: not chosen yet. */
export const emptyExperience = {
  participants: 0,
  duration: '',
  preferredDate: '',
  preferredTime: '',
  ...noContact,
  specialRequests: '',
}
export type ExperienceEntries = typeof emptyExperience

export const peopleCounts = Array.from({ length: maxExperiencePeople }, (_, index) => index + 1)
const draft = formDraft('efoilExperienceForm')

/** Errors of the entries; `here`: the time at the place, once it is known. */
export function experienceErrors(
  entries: ExperienceEntries,
  here: { date: string; time: string } | undefined,
) {
  const passed = here && passedPreference(entries, here)
  return onlyDefined({
    participants: entries.participants === 0 ? 'Please choose how many you are' : undefined,
    duration: entries.duration === '' ? 'Please choose a duration' : undefined,
    ...(passed ? { [passed.path]: passed.message } : {}),
    ...contactErrors(entries),
    specialRequests: notesProblem(entries.specialRequests),
  })
}

/** The request for a guided session; stored while the form shows that for at least 2 seconds (R-A14). */
export function useExperience() {
  const house = useHouse()
  const durations = guidedLengths(house).map(({ id }) => id)
  const now = useNow()
  const here = now && wallTime(now, site.homeZone)
  const form = useBookingForm<ExperienceEntries>({
    first: emptyExperience,
    draft,
    allowed: { duration: ['', ...durations], participants: [0, ...peopleCounts] },
    texts: ['specialRequests'],
    chosenEarly: () =>
      onlyDefined({
        duration: optionPressedEarly(durations),
        participants: Number(optionPressedEarly(peopleCounts.map(String))) || undefined,
      }),
    check: (entries) => experienceErrors(entries, here),
    missing: bookingWords.enquiry.missing,
  })
  const day = guidedDay(form.entries.preferredDate, here?.date)
  const sending = useSending(async (entries: ExperienceEntries, idempotencyKey) => {
    const body = { kind: 'efoil-experience', ...filledIn(entries) } as const
    const stored = call(api.enquire, { body, idempotencyKey })
    const [reply] = await Promise.all([stored, pause(minMs)])
    return { ...reply, shownCents: guidedQuote(house, entries, day)?.totalCents }
  }, attemptDraft)
  const send = (entries: ExperienceEntries) =>
    sending.mutate(entries, { onSuccess: () => form.reset(emptyExperience) })
  return { ...form, here, day, sending, send: form.submit(send) }
}
export type Experience = ReturnType<typeof useExperience>

/** Leaves out optional fields that are empty. */
const filledIn = ({ preferredDate, preferredTime, specialRequests, ...rest }: ExperienceEntries) => ({
  ...rest,
  ...(preferredDate ? { preferredDate } : {}),
  ...(preferredTime ? { preferredTime } : {}),
  ...(specialRequests ? { specialRequests } : {}),
})
