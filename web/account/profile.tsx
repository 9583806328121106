import { screens } from '#contract/screens.ts'
import { headOf } from '#web/shell/head.ts'

export const meta = () => headOf({ title: 'Profile', screen: screens.profile })

export default function Page() {
  return <h1>Profile</h1>
}
