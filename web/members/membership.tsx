import { screens } from '#contract/screens.ts'
import { headOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'

export const meta = () => headOf({ title: 'membership', screen: screens.membership })

export default function MembersMembershipPage() {
  return <PageFrame>{null}</PageFrame>
}
