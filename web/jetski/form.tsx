import { screens } from '#contract/screens.ts'
import { headOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'

export const meta = () => headOf({ title: 'jetskiForm', screen: screens.jetskiForm })

export default function JetskiFormPage() {
  return <PageFrame>{null}</PageFrame>
}
