import type { User } from '#contract/views.ts'
import { roleFacts } from '#domain/roles.ts'
import { setViewRole, useViewRole, viewRoles } from './view-role.ts'

/** A button per role but the test user's own; the chosen one again takes it back. */
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
