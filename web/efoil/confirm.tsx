import { screens } from '#contract/screens.ts'
import { headOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'

export const meta = () => headOf({ title: 'efoilConfirm', screen: screens.efoilConfirm })

export default function EfoilConfirmPage() {
  return <PageFrame>{null}</PageFrame>
}
