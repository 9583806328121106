import { screens } from '#contract/screens.ts'
import { headOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'
import { RequestPage } from './request-page.tsx'

export const meta = () =>
  headOf({
    title: 'Reserve jetskis, pay on site',
    description: 'Reserve your jetskis at Noblessner, Tallinn, and pay when you come.',
    screen: screens.jetskiConfirm,
  })

export default function JetskiConfirmPage() {
  return (
    <div className="max-lg:[&>footer]:pb-24">
      <PageFrame footer="slim">
        <RequestPage />
      </PageFrame>
    </div>
  )
}
