import { screens } from '#contract/screens.ts'
import { headOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'

export const meta = () => headOf({ title: 'jetski', screen: screens.jetski })

export default function JetskiSelectionPage() {
  return <PageFrame>{null}</PageFrame>
}
