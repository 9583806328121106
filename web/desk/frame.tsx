import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, LogOut, Menu as MenuIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import type { User } from '#contract/views.ts'
import { isStaff, roleFacts } from '#domain/roles.ts'
import { useHouse } from '#web/house-on-page.ts'
import { signOut } from '#web/shell/signed-in.ts'
import { Menu } from '#web/ui/menu.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { enquiriesQuery } from './listed.ts'
import { type DeskPlace, isHere, placesFor, useSees } from './places.ts'
import { useReloadOnReturn } from './reload-on-return.ts'
import { BlockingNotices } from './session-ended.tsx'
import { WhatRuns } from './what-runs.tsx'

type Props = { user?: User; children: ReactNode }

/** The frame of staff screens: a rail at the left, or a bar on top of narrow screens. */
export function StaffFrame({ user, children }: Props) {
  useReloadOnReturn()
  return (
    <div className="min-h-svh bg-page text-sm lg:grid lg:grid-cols-[14.5rem_minmax(0,1fr)]">
      <a
        href="#main"
        className="sr-only z-50 rounded-full bg-selected px-5 py-3 font-semibold text-on-selected focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      <Rail user={user} />
      <TopBar user={user} />
      <main id="main" className="mx-auto w-full min-w-0 max-w-[104rem] px-4 py-5 sm:px-6 lg:p-8">
        <BlockingNotices isSignedIn={user !== undefined}>{children}</BlockingNotices>
      </main>
    </div>
  )
}

const railLink = 'flex min-h-11 items-center gap-3 rounded-md px-3 font-semibold'

function RailLink({ place: { to, label, icon: Icon, count }, here }: { place: DeskPlace; here: boolean }) {
  return (
    <Link
      to={to}
      aria-current={here ? 'page' : undefined}
      className={`${railLink} ${here ? 'bg-selected text-on-selected' : 'text-muted hover:bg-sunken hover:text-ink'}`}
    >
      <Icon aria-hidden="true" className="size-5" />
      <span className="flex-1">{label}</span>
      {count !== undefined && count > 0 && <span className="count">{count}</span>}
    </Link>
  )
}

function Rail({ user }: { user?: User }) {
  const { pathname } = useLocation()
  const places = useCountedPlaces(user)
  return (
    <header className="sticky top-0 hidden h-svh flex-col border-r border-line bg-surface p-4 text-[0.9375rem] lg:flex">
      <Link to="/" className="self-start rounded-md px-2 py-2">
        <Wordmark name={useHouse().brand.name} className="h-7" />
      </Link>
      <nav aria-label="Staff" className="mt-6 space-y-1">
        {places.map((place) => (
          <RailLink key={place.to} place={place} here={isHere(place, pathname)} />
        ))}
      </nav>
      <div className="mt-auto space-y-1 border-t border-line pt-4">
        <Link to="/" className={`${railLink} text-muted hover:bg-sunken hover:text-ink`}>
          <ArrowLeft className="size-5 flex-none" />
          Back to Landing Page
        </Link>
        {user && <Person user={user} />}
        <WhatRuns user={user} className="px-3" />
      </div>
    </header>
  )
}

function Person({ user }: { user: User }) {
  const { label } = roleFacts[user.role]
  const sees = useSees(user)
  return (
    <>
      <button
        type="button"
        onClick={() => signOut()}
        className={`${railLink} w-full cursor-pointer text-muted hover:bg-sunken hover:text-ink`}
      >
        <LogOut className="size-5" />
        Sign Out
      </button>
      <div className="flex items-center gap-3 px-3 py-2">
        <span
          aria-hidden="true"
          className="grid size-9 flex-none place-items-center rounded-full bg-sea-100 text-sm font-semibold text-sea-800"
        >
          {initialsOf(label)}
        </span>
        <p className="min-w-0 leading-tight">
          <b className="block truncate font-semibold">{user.fullName ?? label}</b>
          <span className="text-xs text-muted">{sees}</span>
        </p>
      </div>
    </>
  )
}

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map((word) => word[0])
    .join('')

function TopBar({ user }: { user?: User }) {
  const navigate = useNavigate()
  const places = useCountedPlaces(user)
  const out = user ? [{ label: 'Sign Out', icon: <LogOut />, onSelect: () => void signOut() }] : []
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center justify-between border-b border-line bg-surface pr-1.5 pl-4 sm:px-6 lg:hidden">
      <Link to="/" className="inline-flex min-h-11 items-center">
        <Wordmark name={useHouse().brand.name} className="h-6" />
      </Link>
      <Menu
        label="Staff menu"
        trigger={<MenuIcon />}
        items={[
          ...places.map(({ to, label, icon: Icon, count }) => ({
            label: count ? `${label} (${count})` : label,
            icon: <Icon aria-hidden="true" />,
            onSelect: () => void navigate(to),
          })),
          { label: 'Back to Landing Page', icon: <ArrowLeft />, onSelect: () => void navigate('/') },
          ...out,
        ]}
      />
    </header>
  )
}

/** A person's pages, with the number of enquiries that wait in their sectors. */
function useCountedPlaces(user: User | undefined): readonly DeskPlace[] {
  const { data } = useQuery({ ...enquiriesQuery(), enabled: user !== undefined && isStaff(user.role) })
  const waiting = data?.filter(
    ({ state, sector }) => (state === 'new' || state === 'taken') && user?.sectors.includes(sector),
  ).length
  return placesFor(user).map((place) =>
    place.to === '/admin/enquiries' ? { ...place, count: waiting } : place,
  )
}
