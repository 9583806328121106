import { screens } from '#contract/screens.ts'
import { headOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'

export const meta = () => headOf({ title: 'birthdayEvents', screen: screens.birthdayEvents })

export default function EventsBirthdayEventsPage() {
  return <PageFrame>{null}</PageFrame>
}
