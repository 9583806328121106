import { screens } from '#contract/screens.ts'
import { headOf } from '#web/shell/head.ts'

export const meta = () => headOf({ title: 'Choose a new password', screen: screens.passwordReset })

export default function Page() {
  return <h1>Choose a new password</h1>
}
