import { screens } from '#contract/screens.ts'
import { headOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'

export const meta = () => headOf({ title: 'efoilExperience', screen: screens.efoilExperience })

export default function EfoilExperiencePage() {
  return <PageFrame>{null}</PageFrame>
}
