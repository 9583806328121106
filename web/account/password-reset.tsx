import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { screens } from '#contract/screens.ts'
import { headOf } from '#web/shell/head.ts'
import { LoginFrame } from './login-frame.tsx'
import { PasswordAsk } from './password-ask.tsx'
import { PasswordChoose } from './password-choose.tsx'

export const meta = () => headOf({ title: 'Choose a new password', screen: screens.passwordReset })

/** For who forgot a password: without a token it asks where to write to, with the one of that mail for the new password. */
export default function Page() {
  const [asked] = useSearchParams()
  // The address is known in a browser only; what the server rendered shows neither form.
  const live = useSyncExternalStore(never, inBrowser, atBuild)
  const token = asked.get('token')
  return (
    <LoginFrame>
      <h1 className="display mt-8 text-4xl">
        {live && token === null ? 'Forgot your password?' : 'Choose a new password'}
      </h1>
      {!live && <span aria-hidden="true" className="skel mt-8 block h-56 rounded-lg!" />}
      {live && (token === null ? <PasswordAsk /> : <PasswordChoose key={token} token={token} />)}
    </LoginFrame>
  )
}

const never = () => () => undefined
const inBrowser = () => true
const atBuild = () => false
