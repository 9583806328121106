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
