import { screens } from '#contract/screens.ts'
import { headOf } from '#web/shell/head.ts'

export const meta = () => headOf({ title: 'Notifications', screen: screens.notifications })

export default function Page() {
  return <h1>Notifications</h1>
}
