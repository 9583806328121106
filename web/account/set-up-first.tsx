import { useQueryClient } from '@tanstack/react-query'
import { LogOut, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { User } from '#contract/views.ts'
import { userQuery } from '#web/queries.ts'
import { signOut } from '#web/shell/signed-in.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'
import { nextAddress } from './login-calls.ts'
import { LoginFrame } from './login-frame.tsx'
import { TwoFactorDialog } from './two-factor-dialog.tsx'

/** An account that must have a second factor sets it up before anything else, then continues to the requested page. */
export function SetUpFirst({ user }: { user: User }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [isOpen, setIsOpen] = useState(false)
  const goOn = () => {
    client.setQueryData(userQuery().queryKey, { ...user, secondFactorMissing: undefined })
    toast({
      title: 'Two-factor sign-in is on',
      text: 'From the next sign-in on, your app gives you a code.',
      staysOnNextPage: true,
    })
    void navigate(nextAddress(params.get('next')) ?? '/member-dashboard', { replace: true })
  }
  const close = () => {
    setIsOpen(false)
    // If the answer was lost, it may be on.
    void client.invalidateQueries({ queryKey: userQuery().queryKey })
  }
  return (
    <LoginFrame>
      <h1 className="display mt-8 text-4xl">One more step</h1>
      <p className="mt-4">
        <b className="font-semibold">{user.fullName ?? user.username}</b>, your account must have a second
        factor: signing in then also asks for a code from an app on your phone.
      </p>
      <p className="mt-3 text-muted">
        Until it is set up, nothing else opens here. Any authenticator app will do; it takes a minute.
      </p>
      <p className="mt-7 grid gap-3">
        <Button kind="go" onClick={() => setIsOpen(true)}>
          <ShieldCheck />
          Set it up
        </Button>
        <Button kind="line" onClick={() => void signOut()}>
          <LogOut />
          Sign Out
        </Button>
      </p>
      {isOpen && <TwoFactorDialog act="begin" user={user} onDone={goOn} onClose={close} />}
    </LoginFrame>
  )
}
