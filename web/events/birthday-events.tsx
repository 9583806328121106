import { screens } from '#contract/screens.ts'
import { metaOf } from '#web/shell/head.ts'
import { BirthdayPage } from './birthday-page.tsx'
import { birthdaySets } from './birthday-sets.ts'
import { partyNight } from './event-pictures.ts'

const set = birthdaySets.A

export const meta = metaOf((house) => ({
  title: 'Birthday events',
  description: set.lead(house),
  screen: screens.birthdayEvents,
  picture: partyNight,
}))

export default function BirthdayEventsPage() {
  return <BirthdayPage set={set} picture={partyNight} />
}
