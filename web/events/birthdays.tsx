import { screens } from '#contract/screens.ts'
import { metaOf } from '#web/shell/head.ts'
import { BirthdayPage } from './birthday-page.tsx'
import { birthdaySets } from './birthday-sets.ts'
import { birthday } from './event-pictures.ts'

const set = birthdaySets.B

export const meta = metaOf((house) => ({
  title: 'Birthday parties',
  description: set.lead(house),
  screen: screens.birthdays,
  picture: birthday,
}))

export default function BirthdaysPage() {
  return <BirthdayPage set={set} picture={birthday} />
}
