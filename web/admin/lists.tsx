import { screens } from '#contract/screens.ts'
import { headOf } from '#web/shell/head.ts'

export const meta = () => headOf({ title: 'Lists', screen: screens.adminLists })

export default function Page() {
  return <h1>Lists</h1>
}
