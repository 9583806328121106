import { screens } from '#contract/screens.ts'
import { headOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'

export const meta = () => headOf({ title: 'corporate', screen: screens.corporate })

export default function EventsCorporatePage() {
  return <PageFrame>{null}</PageFrame>
}
