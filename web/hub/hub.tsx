import { screens } from '#contract/screens.ts'
import { headOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'

export const meta = () => headOf({ title: 'hub', screen: screens.hub })

export default function HubHubPage() {
  return <PageFrame>{null}</PageFrame>
}
