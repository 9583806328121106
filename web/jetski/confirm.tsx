import { screens } from '#contract/screens.ts'
import { headOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'

export const meta = () => headOf({ title: 'jetskiConfirm', screen: screens.jetskiConfirm })

export default function JetskiConfirmPage() {
  return <PageFrame>{null}</PageFrame>
}
