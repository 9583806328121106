import { screens } from '#contract/screens.ts'
import { headOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'

export const meta = () => headOf({ title: 'customOrder', screen: screens.customOrder })

export default function OrdersCustomOrderPage() {
  return <PageFrame>{null}</PageFrame>
}
