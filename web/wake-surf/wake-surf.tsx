import { screens } from '#contract/screens.ts'
import { headOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'

export const meta = () => headOf({ title: 'wakeSurf', screen: screens.wakeSurf })

export default function WakeSurfWakeSurfPage() {
  return <PageFrame>{null}</PageFrame>
}
