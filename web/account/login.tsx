import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { screens } from '#contract/screens.ts'
import type { User } from '#contract/views.ts'
import { site } from '#domain/site.ts'
import { headOf } from '#web/shell/head.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { toast } from '#web/ui/toast.tsx'
import { AlreadyIn } from './login-already-in.tsx'
import { DemoAccounts } from './login-demo.tsx'
import { LoginFrame } from './login-frame.tsx'
import { nextAddress } from './login-next.ts'
import { SignInForm } from './login-sign-in.tsx'
import { SignUpForm } from './login-sign-up.tsx'
import { SocialLogin } from './login-social.tsx'

export const meta = () =>
  headOf({
    title: 'Sign in',
    description: `Sign in to ${site.brand} or create an account.`,
    screen: screens.login,
  })

export default function Login() {
  const [mode, setMode] = useState<'in' | 'up'>('in')
  const [asked] = useSearchParams()
  const navigate = useNavigate()

  const welcome = (user: User) => {
    toast({ title: `Welcome back, ${user.fullName ?? user.username}!`, staysOnNextPage: true })
    navigate(nextAddress(asked.get('next')) ?? '/member-dashboard')
  }
  const created = () => {
    toast({ title: 'Account created successfully!', staysOnNextPage: true })
    navigate(nextAddress(asked.get('next')) ?? '/dashboard')
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
