import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { screens } from '#contract/screens.ts'
import type { User } from '#contract/views.ts'
import { roleFacts } from '#domain/roles.ts'
import { setUpAddress } from '#web/query-provider.tsx'
import { metaOf } from '#web/shell/head.ts'
import { signOut, useSignedIn } from '#web/shell/signed-in.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { toast } from '#web/ui/toast.tsx'
import { nextAddress } from './login-calls.ts'
import { DemoAccounts } from './login-demo.tsx'
import { LoginFrame } from './login-frame.tsx'
import { SignInForm } from './login-sign-in.tsx'
import { SignUpForm } from './login-sign-up.tsx'

export const meta = metaOf(({ brand }) => ({
  title: 'Sign in',
  description: `Sign in to ${brand.name} or create an account.`,
  screen: screens.login,
}))

export default function Login() {
  const [mode, setMode] = useState<'in' | 'up'>('in')
  const [params] = useSearchParams()
  const navigate = useNavigate()

  const welcome = (user: User) => {
    const next = nextAddress(params.get('next')) ?? '/member-dashboard'
    if (user.secondFactorMissing) return void navigate(setUpAddress(next))
    toast({ title: `Welcome back, ${user.fullName ?? user.username}!`, staysOnNextPage: true })
    navigate(next)
  }
  const created = () => {
    toast({ title: 'Account created successfully!', staysOnNextPage: true })
    navigate(nextAddress(params.get('next')) ?? '/dashboard')
  }

  return (
    <LoginFrame>
      <h1 className="sr-only">Sign in or create an account</h1>
      <AlreadyIn />
      <div className="mt-8">
        <Tabs
          look="pill"
          label="Sign in or sign up"
          value={mode}
          onChange={setMode}
          tabs={[
            { value: 'in', label: 'Sign in', content: <SignInForm onDone={welcome} /> },
            { value: 'up', label: 'Sign up', content: <SignUpForm onDone={created} /> },
          ]}
        />
      </div>
      <SocialLogin />
      <DemoAccounts onDone={welcome} />
    </LoginFrame>
  )
}

const later = (provider: string) =>
  toast({
    title: 'Social Login',
    text: `${provider} login will be available soon. Use demo accounts for now.`,
  })

function SocialLogin() {
  return (
    <>
      <div className="mt-6 flex items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </div>
      <div className="mt-5 grid grid-cols-2 gap-3">
        {['Apple', 'Google'].map((provider) => (
          <Button key={provider} kind="line" type="button" onClick={() => later(provider)}>
            {provider}
          </Button>
        ))}
      </div>
    </>
  )
}

/** For somebody already signed in: a link to continue, and a button to sign out. */
function AlreadyIn() {
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
