import { CircleAlert, CircleCheck, Info, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type NoteKind = 'gift' | 'info' | 'test' | 'ok' | 'error'

/** Icons used by few notes are loaded with their pages. */
const looks: Record<NoteKind, { className: string; icon?: LucideIcon }> = {
  gift: { className: 'note-gift' },
  info: { className: 'note-info', icon: Info },
  test: { className: 'note-test' },
  ok: { className: 'note-ok', icon: CircleCheck },
  error: { className: 'note-err', icon: CircleAlert },
}

type NoteProps = {
  kind: NoteKind
  /** The first sentence, in bold. */
  title: ReactNode
  /** A further sentence, or controls. */
  children?: ReactNode
  icon?: LucideIcon
  /** For a note that appears while the page is open. */
  role?: 'status' | 'alert'
  className?: string
}

/** A calm message next to its subject. */
export function Note({ kind, title, children, icon, role, className = '' }: NoteProps) {
  const Icon = icon ?? looks[kind].icon
  return (
    <div className={`note ${looks[kind].className} ${className}`} role={role}>
      {Icon && <Icon aria-hidden="true" />}
      <div className="min-w-0">
        <b className="font-semibold">{title}</b> {children}
      </div>
    </div>
  )
}
