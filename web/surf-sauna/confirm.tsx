import { screens } from '#contract/screens.ts'
import { headOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'

export const meta = () => headOf({ title: 'groupConfirm', screen: screens.groupConfirm })

export default function SurfSaunaConfirmPage() {
  return <PageFrame>{null}</PageFrame>
}
