import { screens } from '#contract/screens.ts'
import { headOf } from '#web/shell/head.ts'

export const meta = () => headOf({ title: 'Jetski Admin Dashboard', screen: screens.jetskiDesk })

export default function Page() {
  return <h1>Jetski Admin Dashboard</h1>
}
