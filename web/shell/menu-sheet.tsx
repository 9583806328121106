import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { ReactNode, RefObject } from 'react'
import { Link } from 'react-router'
import { QueryProvider } from '#web/query-provider.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { iconButtonClass } from '#web/ui/icon-button.tsx'
import { greetingOf, useSignedIn } from './signed-in.ts'
import { SurfClub } from './surf-club.tsx'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The button to which the focus returns. */
  opener: RefObject<HTMLElement | null>
}

/** The menu of small screens; any choice closes it. */
export const MenuSheet = (props: Props) => (
  <QueryProvider>
    <Sheet {...props} />
  </QueryProvider>
)

function Sheet({ open, onOpenChange, opener }: Props) {
  const { user } = useSignedIn()
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-sea-950/60 transition-opacity duration-move starting:opacity-0" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => restoreFocus(event, opener.current)}
          className="dusk fixed inset-y-0 right-0 z-50 flex w-full max-w-[25rem] flex-col bg-page px-5 pb-[max(1.5rem,env(safe-area-inset-bottom))] outline-none transition-[translate,opacity] duration-move ease-out starting:translate-x-8 starting:opacity-0"
        >
          <div className="flex h-18 flex-none items-center justify-between">
            <Dialog.Title className="text-xl">Menu</Dialog.Title>
            <Dialog.Close aria-label="Close menu" className={`${iconButtonClass()} -mr-2`}>
              <X />
            </Dialog.Close>
          </div>
          {user && <p className="mt-2 text-lg font-semibold">{greetingOf(user)}</p>}
          <MenuLinks />
          <div className="grid grid-cols-2 gap-3 border-t border-line pt-5">
            <Choice to={user ? '/member-dashboard' : '/login'} className={buttonClass('line')}>
              {user ? 'Dashboard' : 'Sign In'}
            </Choice>
            <Choice to="/#testdrive" className={buttonClass('go')}>
              Book a ride
            </Choice>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const MenuLinks = () => (
  <nav aria-label="Menu" className="mt-2 flex-1 overflow-y-auto">
    <ul className="font-display text-[1.625rem] leading-tight font-[540] tracking-title">
      <Entry to="/#experiences">Experiences</Entry>
      <Entry to="/#membership">Membership</Entry>
      <Entry to="/#testdrive">Book Now</Entry>
    </ul>
    <ul className="mt-5 border-t border-line pt-5 text-lg font-semibold">
      <Entry to="/corporate-events">Corporate Events</Entry>
      <Entry to="/birthdays">Birthday Parties</Entry>
      <li>
        <Dialog.Close asChild>
          <SurfClub icon="size-5" className="flex min-h-12 items-center gap-2" />
        </Dialog.Close>
      </li>
    </ul>
  </nav>
)

function Choice({ to, className, children }: { to: string; className: string; children: ReactNode }) {
  return (
    <Dialog.Close asChild>
      <Link to={to} className={className}>
        {children}
      </Link>
    </Dialog.Close>
  )
}

const Entry = ({ to, children }: { to: string; children: ReactNode }) => (
  <li>
    <Choice to={to} className="flex min-h-[max(3rem,2.15em)] items-center">
      {children}
    </Choice>
  </li>
)

/** After a choice the focus belongs to the section or page that it led to; after Escape, to the menu button. */
function restoreFocus(event: Event, opener: HTMLElement | null): void {
  event.preventDefault()
  const reached = document.activeElement
  if (reached === null || reached === document.body) opener?.focus()
}
