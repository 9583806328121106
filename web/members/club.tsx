import { screens } from '#contract/screens.ts'
import { headOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'

export const meta = () => headOf({ title: 'club', screen: screens.club })

export default function MembersClubPage() {
  return <PageFrame>{null}</PageFrame>
}
