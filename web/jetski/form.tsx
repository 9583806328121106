import { screens } from '#contract/screens.ts'
import { headOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'
import { Details } from './details.tsx'

export const meta = () => headOf({ title: 'Jetski booking', screen: screens.jetskiForm })

export default function JetskiFormPage() {
  return (
    <div className="max-lg:[&>footer]:pb-24">
      <PageFrame footer="slim">
        <Details />
      </PageFrame>
    </div>
  )
}
