import { Menu as Lines, UserRound } from 'lucide-react'
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { Link, useLocation } from 'react-router'
import { storedSession } from '#web/call.ts'
import { useHouse } from '#web/house-on-page.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { IconButton, iconButtonClass } from '#web/ui/icon-button.tsx'
import { lazyWithRetry, whenOnline } from '#web/ui/lazy-with-retry.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { SurfClub } from './surf-club.tsx'

/** Over a dark picture it is transparent until the page has scrolled; elsewhere it is light from the start. */
export function Header({ over }: { over: boolean }) {
  const scrolled = useScrolled()
  const night = over && !scrolled
  return (
    <header
      className={`fixed inset-x-0 top-0 z-30 transition-colors duration-quick ${night ? 'dusk over-picture' : 'bg-surface shadow-hair'}`}
    >
      <div className="mx-auto flex h-18 max-w-page items-center gap-3 px-gutter lg:gap-8">
        <Link to="/" className="-my-2 py-2 text-ink">
          <Wordmark name={useHouse().brand.name} className="h-7 md:max-lg:h-6 lg:h-8" />
        </Link>
        <MainLinks />
        <div className="ml-auto flex items-center gap-2 md:ml-0 lg:ml-2">
          <Visitor />
          <Link
            to="/membership"
            className={`${buttonClass('line', 'md')} max-md:hidden md:max-lg:px-3 md:max-lg:text-sm`}
          >
            Become a member
          </Link>
          <SideMenu />
        </div>
      </div>
    </header>
  )
}

/** The link to sign in, or the greeting, whose code is loaded if a session is stored. */
function Visitor() {
  const [Greeting, setGreeting] = useState<ComponentType<{ otherwise: ReactNode }>>()
  useEffect(() => {
    if (storedSession.read() === null) return
    import('./greeting.tsx').then(
      (module) => setGreeting(() => module.Greeting),
      // Offline the link to sign in stays; its page reports the problem.
      () => undefined,
    )
  }, [])
  const signIn = (
    <Link to="/login" aria-label="Sign in" className={iconButtonClass()}>
      <UserRound />
    </Link>
  )
  return Greeting ? <Greeting otherwise={signIn} /> : signIn
}

/** `part`: the addresses that count as being in that part of the site. */
const mainLinks = [
  { to: '/booking', name: 'Booking', part: /^\/booking(?!\/birthday)(\/|$)|-booking(-|$)/ },
  { to: '/corporate-events', name: 'Corporate events', part: /^\/corporate-/ },
  { to: '/birthdays', name: 'Birthdays', part: /birthday/ },
]

function MainLinks() {
  const { pathname } = useLocation()
  return (
    <nav
      aria-label="Main"
      className="ml-auto hidden items-center gap-3 text-sm font-semibold whitespace-nowrap md:flex lg:gap-7 lg:text-[0.9375rem]"
    >
      {mainLinks.map(({ to, name, part }) => (
        <Link key={to} to={to} aria-current={part.test(pathname) ? 'true' : undefined} className="main-link">
          {name}
        </Link>
      ))}
      <SurfClub className="main-link inline-flex items-center gap-1" />
    </nav>
  )
}

const threshold = 50

function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}

const hasScrolled = () => window.scrollY > threshold
const neverScrolled = () => false

/** Whether the page has scrolled more than 50 px. */
const useScrolled = (): boolean => useSyncExternalStore(onScroll, hasScrolled, neverScrolled)

const load = () => import('./menu-sheet.tsx')
const Sheet = lazyWithRetry(() => load().then((module) => module.MenuSheet), { note: 'float' })

/** The menu button of small screens. The sheet's code is loaded when a finger or the focus nears the button. */
function SideMenu() {
  const [open, setOpen] = useState(false)
  const [mounted, setMounted] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const near = () => void whenOnline(load).catch(() => undefined)
  return (
    <>
      <IconButton
        ref={button}
        label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerDown={near}
        onFocus={near}
        onClick={() => {
          setMounted(true)
          setOpen(true)
        }}
        className="md:hidden!"
      >
        <Lines />
      </IconButton>
      {mounted && (
        <Suspense>
          <Sheet open={open} onOpenChange={setOpen} opener={button} />
        </Suspense>
      )}
    </>
  )
}
