import { screens } from '#contract/screens.ts'
import { customOrderDollars, dollarText } from '#domain/offers/custom-board.ts'
import { headOf } from '#web/shell/head.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'
import { OrderPage } from './order-page.tsx'

const from = customOrderDollars({ motorPower: '1', mastLength: '1', accessories: [] })

export const meta = () =>
  headOf({
    title: 'Custom e-foil order',
    description: `Order an e-foil of your own from ${dollarText(from)}: four colours, motors of 5.7 or 7.2 kW, masts of 60, 75 or 90 cm. Nothing is charged when you order.`,
    screen: screens.customOrder,
  })

export default function CustomOrderPage() {
  return (
    <div className="max-lg:[&>footer]:pb-24">
      <PageFrame footer="slim">
        <OrderPage />
      </PageFrame>
    </div>
  )
}
