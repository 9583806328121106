import type { MonthReply, Slot } from '#contract/views.ts'
import type { Activity } from '#domain/activities/activity.ts'
import { isOff } from '#domain/activities/catalogue.ts'
import type { House } from '#domain/house/house.ts'

// A switched-off activity keeps its page for existing links. There every start is closed with a reason; a refusal would leave
// the days without a state.

type Day = Readonly<{ data: string[]; slots: Slot[] }>

const words = ({ title }: Activity): string => `${title} is not offered at the moment.`

export const dayUnlessOff = (house: House, activity: Activity, day: Day): Day =>
  isOff(house, activity.id)
    ? { data: [], slots: day.slots.map(({ time }) => closedAt(time, words(activity))) }
    : day

const closedAt = (time: string, words: string): Slot => ({
  time,
  free: 0,
  open: false,
  reason: 'closed',
  words,
})

export function monthUnlessOff(house: House, activity: Activity, month: Readonly<MonthReply>): MonthReply {
  if (!isOff(house, activity.id)) return month
  const days = Object.entries(month.days).map(([date, state]) => [date, state === 'past' ? state : 'closed'])
  return { days: Object.fromEntries(days), closed: [words(activity)] }
}
