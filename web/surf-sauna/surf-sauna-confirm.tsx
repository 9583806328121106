import { screens } from '#contract/screens.ts'
import { ConfirmPage } from '#web/booking/confirm-page.tsx'
import { useHouse } from '#web/house-on-page.ts'
import { metaOf } from '#web/shell/head.ts'
import { ConfirmSession } from './confirm-session.tsx'
import { readSessionChoice } from './session-choice.ts'

const back = { to: '/surf-sauna-booking', text: 'Change session' }

export const meta = metaOf({ title: 'Confirm your session', screen: screens.groupConfirm })

/** Asks for the contact for the chosen session, which is paid on site. */
export default function GroupConfirmPage() {
  const house = useHouse()
  return (
    <ConfirmPage back={back} read={() => readSessionChoice(house)}>
      {(handed) => <ConfirmSession handed={handed} />}
    </ConfirmPage>
  )
}
