import { screens } from '#contract/screens.ts'
import { headOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'

export const meta = () => headOf({ title: 'surfSauna', screen: screens.surfSauna })

export default function SurfSaunaSessionPage() {
  return <PageFrame>{null}</PageFrame>
}
