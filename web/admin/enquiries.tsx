import { screens } from '#contract/screens.ts'
import { headOf } from '#web/shell/head.ts'

export const meta = () => headOf({ title: 'Enquiries', screen: screens.enquiries })

export default function Page() {
  return <h1>Enquiries</h1>
}
