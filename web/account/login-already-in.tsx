import { Link } from 'react-router'
import { roleFacts } from '#domain/roles.ts'
import { signOut, useSignedIn } from '#web/shell/signed-in.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'

/** Someone who is signed in already need not wonder: one way on, one way out. */
export function AlreadyIn() {
  const { user } = useSignedIn()
  if (!user) return null
  return (
    <div className="mt-8 rounded-lg bg-sea-50 p-4 shadow-hair">
      <p className="leading-tight">
        <b className="font-semibold">You are signed in as {user.fullName ?? user.username}</b>
        <span className="mt-0.5 block text-sm text-muted">{roleFacts[user.role].label}</span>
      </p>
      <p className="mt-3 flex flex-wrap gap-2">
        <Link to="/member-dashboard" className={buttonClass('ink', 'md')}>
          Open my page
        </Link>
        <Button kind="ghost" size="md" type="button" onClick={() => signOut('/login')}>
          Sign Out
        </Button>
      </p>
    </div>
  )
}
