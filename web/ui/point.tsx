import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = {
  icon: LucideIcon
  title: ReactNode
  /** What it means, in a sentence. */
  children: ReactNode
  /** In a narrow column, beside other text. */
  small?: boolean
  className?: string
}

/** One point of a list of things: its sign, its name, a sentence. */
export const Point = ({ icon: Icon, title, children, small, className = '' }: Props) => (
  <li className={`flex ${small ? 'gap-4' : 'gap-5'} ${className}`}>
    <Icon aria-hidden="true" className={`mt-0.5 flex-none text-sea-600 ${small ? 'size-5' : 'size-6'}`} />
    <span>
      <b className={`block font-semibold ${small ? '' : 'text-lg'}`}>{title}</b>
      <span className="block text-muted">{children}</span>
    </span>
  </li>
)
