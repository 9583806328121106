import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { FlaskConical, Gauge, Gem, ShieldCheck, Sunset, UserRound, Waves } from 'lucide-react'
import type { User } from '#contract/views.ts'
import type { Role } from '#domain/roles.ts'
import { Button } from '#web/ui/button.tsx'
import { demoAccountsQuery } from './account-queries.ts'
import { signInWith } from './login-calls.ts'

const shown: Record<Role, { icon: typeof Gem; sees: string }> = {
  test_user: { icon: FlaskConical, sees: 'Switch to any view' },
  main_admin: { icon: ShieldCheck, sees: 'All sectors' },
  jetski_admin: { icon: Gauge, sees: 'Jetski fleet and bookings' },
  wakesurf_admin: { icon: Waves, sees: 'Wake surf bookings' },
  rayfoil_ambassador: { icon: Sunset, sees: 'E-foil bookings' },
  platinum_member: { icon: Gem, sees: 'Benefits and hours' },
  regular_user: { icon: UserRound, sees: 'My bookings' },
}

/** One click to sign in with each role; the list does not exist outside the demo. */
export function DemoAccounts({ onDone }: { onDone: (user: User) => void }) {
  const accounts = useQuery(demoAccountsQuery())
  const login = useMutation(signInWith(useQueryClient(), onDone))
  if (!accounts.data || accounts.data.length === 0) return null
  return (
    <section className="mt-9" aria-labelledby="demo-accounts">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="demo-accounts" className="text-lg">
          Demo Accounts
        </h2>
        <p className="text-sm text-muted">one click, no password</p>
      </div>
      <ul className="mt-3 divide-y divide-line rounded-lg shadow-hair">
        {accounts.data.map(({ username, password, label, role }) => {
          const { icon: Icon, sees } = shown[role]
          const busy = login.isPending && login.variables.username === username
          return (
            <li key={username} className="flex flex-wrap items-center gap-x-3 py-1.5 pr-2 pl-4">
              <Icon aria-hidden="true" className="size-5 flex-none text-sea-600" />
              <p className="flex-[1_1_8rem] leading-tight">
                <b className="font-semibold">{label}</b>
                <span className="block text-sm text-muted">{sees}</span>
              </p>
              <Button
                kind="line"
                size="md"
                type="button"
                aria-label={busy ? undefined : `Login as ${label}`}
                busy={busy}
                busyLabel="Login..."
                onClick={() => login.isPending || login.mutate({ username, password })}
              >
                Login
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
