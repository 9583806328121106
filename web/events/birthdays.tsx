import { screens } from '#contract/screens.ts'
import { headOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'

export const meta = () => headOf({ title: 'birthdays', screen: screens.birthdays })

export default function EventsBirthdaysPage() {
  return <PageFrame>{null}</PageFrame>
}
