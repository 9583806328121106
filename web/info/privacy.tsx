import { screens } from '#contract/screens.ts'
import { headOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'

export const meta = () => headOf({ title: 'privacy', screen: screens.privacy })

export default function InfoPrivacyPage() {
  return <PageFrame>{null}</PageFrame>
}
