import {
  CalendarHeart,
  Gauge,
  GraduationCap,
  type LucideIcon,
  Percent,
  Tag,
  TentTree,
  Timer,
  UsersRound,
  Waves,
} from 'lucide-react'
import type { ReactNode } from 'react'

/** The icons of benefits, the same everywhere. */
export const benefitIcons = {
  learn: GraduationCap,
  percent: Percent,
  calendar: CalendarHeart,
  people: UsersRound,
  tag: Tag,
  timer: Timer,
  gauge: Gauge,
  waves: Waves,
  tent: TentTree,
}

/** Where a benefit is shown: an owner's own site promises only what the system provides (R-P11). */
export const onlyIn = { demo: 'not-in-demo:hidden', own: 'in-demo:hidden', both: '' } as const

type Props = {
  icon: LucideIcon
  title: ReactNode
  children: ReactNode
  /** In a narrow column, next to other text. */
  small?: boolean
  className?: string
}

export const Point = ({ icon: Icon, title, children, small, className = '' }: Props) => (
  <li className={`flex ${small ? 'gap-4' : 'gap-5'} ${className}`}>
    <Icon aria-hidden="true" className={`mt-0.5 flex-none text-sea-600 ${small ? 'size-5' : 'size-6'}`} />
    <span className="min-w-0 [overflow-wrap:anywhere]">
      <b className={`block font-semibold ${small ? '' : 'text-lg'}`}>{title}</b>
      <span className="block text-muted">{children}</span>
    </span>
  </li>
)
