import type { User } from '#contract/views.ts'
import { roleFacts } from '#domain/roles.ts'
import { setViewRole, useViewRole, viewRoles } from './view-role.ts'

/** A button for each role but the test user's own; pressing the chosen one again resets it. */
export function RoleSwitch({ user }: { user: User }) {
  const { stored } = useViewRole(user)
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">View as</legend>
      {viewRoles.map((role) => (
        <button
          key={role}
          type="button"
          aria-pressed={role === stored}
          onClick={() => setViewRole(role === stored ? null : role)}
          className={`btn btn-sm max-md:min-h-11 ${role === stored ? 'btn-ink' : 'btn-line'}`}
        >
          {roleFacts[role].label}
        </button>
      ))}
    </fieldset>
  )
}

/** Explains the demo's test user, and switches between the views. */
export const TestStrip = ({ user }: { user: User }) => (
  <section aria-labelledby="test-user" className="dusk bg-page">
    <div className="mx-auto flex max-w-[104rem] flex-wrap items-center justify-between gap-x-8 gap-y-3 px-gutter py-4 text-sm">
      <div className="max-w-[46ch] min-w-0 flex-1 basis-72">
        <h2 id="test-user" className="font-sans text-base font-semibold tracking-normal">
          Test User Controls
        </h2>
        <p className="mt-0.5 text-muted">
          This demo account can see the site as any role does. What it may do stays the same.
        </p>
      </div>
      <RoleSwitch user={user} />
    </div>
  </section>
)
