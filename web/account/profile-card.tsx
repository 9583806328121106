import { useQuery } from '@tanstack/react-query'
import { LayoutDashboard, LogOut, UserRound } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { User } from '#contract/views.ts'
import { dateText } from '#domain/calendar.ts'
import { isStaff, roleFacts } from '#domain/roles.ts'
import { WhatRuns } from '#web/desk/what-runs.tsx'
import { RoleSwitch } from '#web/shell/role-switch.tsx'
import { signOut } from '#web/shell/signed-in.ts'
import { useSeenAs } from '#web/shell/view-role.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { membershipQuery } from './account-queries.ts'
import { PlatinumBenefits } from './member-head.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { TwoFactor } from './two-factor.tsx'

const kinds = { platinum: 'Platinum Membership', member: 'Membership', club: 'Club membership' }

/** Name, e-mail, role and membership; then links for this role. */
export function ProfileCard({ user }: { user: User }) {
  const seen = useSeenAs(user)
  const { data: membership } = useQuery(membershipQuery())
  const facts: [string, string][] = [
    ['Full name', user.fullName ?? 'not given'],
    ['Email', user.email ?? 'not given'],
    ['Username', user.username],
    ['Role', roleFacts[user.role].label],
    ['Membership', membershipText(user, membership)],
    ['Account since', dateText(user.createdAt.slice(0, 10), 'year')],
  ]
  return (
    <>
      <section
        aria-label="Your account"
        className="mt-8 rounded-xl bg-surface p-6 shadow-hair max-sm:-mx-2 sm:p-10"
      >
        <div className="flex flex-wrap items-center gap-5">
          <span
            aria-hidden="true"
            className="grid size-16 flex-none place-items-center rounded-full bg-sea-100 text-sea-800"
          >
            <UserRound className="size-7" />
          </span>
          <div className="min-w-0 flex-1 basis-52">
            <h2 className="text-2xl">{user.fullName ?? user.username}</h2>
            <p className="text-muted">{roleFacts[user.role].label}</p>
          </div>
        </div>
        <dl className="mt-7 grid gap-x-10 sm:grid-cols-2">
          {facts.map(([name, value]) => (
            <div key={name} className="border-t border-line py-3.5">
              <dt className="text-sm text-muted">{name}</dt>
              <dd className="mt-0.5 font-semibold break-words">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-7 flex flex-wrap gap-3 max-sm:*:w-full">
          <Link to="/booking-dashboard" className={buttonClass('ink')}>
            <LayoutDashboard />
            Dashboard Access
          </Link>
          <Link to="/member-dashboard" className={buttonClass('line')}>
            {roleFacts[seen?.role ?? user.role].title}
          </Link>
          <Button kind="line" onClick={() => void signOut()}>
            <LogOut />
            Sign Out
          </Button>
        </p>
      </section>
      {seen?.role === 'platinum_member' && <PlatinumBenefits />}
      <div className="mt-10 rounded-xl bg-surface p-6 shadow-hair max-sm:-mx-2 sm:px-10">
        <PasswordChange user={user} />
        {isStaff(user.role) && (
          <div className="mt-6 border-t border-line pt-6">
            <TwoFactor user={user} />
            {/* Phones lack the rail, which shows it elsewhere. */}
            <WhatRuns user={user} className="mt-6 lg:hidden" />
          </div>
        )}
      </div>
      {user.role === 'test_user' && (
        <section className="mt-14" aria-labelledby="view-as">
          <h2 id="view-as" className="text-2xl">
            Test User Controls
          </h2>
          <p className="mt-2 mb-5 max-w-[60ch] text-muted">
            See the site as another role does. The choice stays in this browser; press it again to undo it.
          </p>
          <RoleSwitch user={user} />
        </section>
      )}
    </>
  )
}

function membershipText(
  user: User,
  membership: { type: keyof typeof kinds | null; active: boolean; since: string | null } | undefined,
): string {
  if (!membership || membership.type === null)
    return user.membershipType === 'platinum' ? 'Platinum' : 'Regular'
  const since = membership.since === null ? '' : `, since ${dateText(membership.since, 'year')}`
  return membership.active ? `${kinds[membership.type]}${since}` : `${kinds[membership.type]}, ended`
}

/** The part of a profile where the password is changed. */
function PasswordChange({ user }: { user: User }) {
  const [open, setOpen] = useState(false)
  return (
    <section aria-labelledby="password" className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="password" className="text-xl">
          Password
        </h2>
        <p className="mt-1 text-muted">A new one signs you out everywhere but here.</p>
      </div>
      <Button kind="line" className="max-sm:w-full" onClick={() => setOpen(true)}>
        Change password
      </Button>
      {open && <PasswordDialog user={user} onClose={() => setOpen(false)} />}
    </section>
  )
}
