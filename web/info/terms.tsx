import { screens } from '#contract/screens.ts'
import { headOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'

export const meta = () => headOf({ title: 'terms', screen: screens.terms })

export default function InfoTermsPage() {
  return <PageFrame>{null}</PageFrame>
}
