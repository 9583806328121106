import { screens } from '#contract/screens.ts'
import { headOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'

export const meta = () => headOf({ title: 'imprint', screen: screens.imprint })

export default function InfoImprintPage() {
  return <PageFrame>{null}</PageFrame>
}
