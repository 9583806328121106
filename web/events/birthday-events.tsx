import { screens } from '#contract/screens.ts'
import { headOf } from '#web/shell/head.ts'
import { BirthdayPage } from './birthday-page.tsx'
import { birthdaySets } from './birthday-sets.ts'
import { partyNight } from './pictures.ts'

const set = birthdaySets.A

export const meta = () =>
  headOf({
    title: 'Birthday events',
    description: set.lead,
    screen: screens.birthdayEvents,
    picture: partyNight,
  })

export default function BirthdayEventsPage() {
  return <BirthdayPage set={set} picture={partyNight} />
}
