import { CalendarHeart, Gauge, Percent, TentTree, Timer, Waves } from 'lucide-react'

/** The icon that stands for a benefit of the membership everywhere, by the benefit's id. */
export const benefitIcons = {
  hours: Timer,
  private: Percent,
  events: CalendarHeart,
  jetski: Gauge,
  wake: Waves,
  camp: TentTree,
} as const

/** Where a benefit is shown: a house of one's own promises only what the system gives (R-P11). */
export const onlyIn = { demo: 'not-in-demo:hidden', own: 'in-demo:hidden', both: '' } as const
