import { screens } from '#contract/screens.ts'
import { isLegacyDraft, type LegacyDraft } from '#domain/booking/stored-ride.ts'
import { ConfirmPage } from '#web/booking/confirm-page.tsx'
import { readChoice } from '#web/booking/stored-choice.ts'
import { useHouse } from '#web/house-on-page.ts'
import { metaOf } from '#web/shell/head.ts'
import { ConfirmRide } from './confirm-ride.tsx'

const back = { to: '/booking/efoil-private', text: 'Change ride' }

export const meta = metaOf({ title: 'Confirm your ride', screen: screens.efoilConfirm })

/** The legacy flow: a private ride that is paid on site. */
export default function EfoilConfirmPage() {
  const house = useHouse()
  return (
    <ConfirmPage
      back={back}
      read={() => readChoice<LegacyDraft>('efoilBookingData', (stored) => isLegacyDraft(house, stored))}
    >
      {(handed) => <ConfirmRide handed={handed} />}
    </ConfirmPage>
  )
}
