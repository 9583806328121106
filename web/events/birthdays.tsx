import { screens } from '#contract/screens.ts'
import { headOf } from '#web/shell/head.ts'
import { BirthdayPage } from './birthday-page.tsx'
import { birthdaySets } from './birthday-sets.ts'

const set = birthdaySets.B

export const meta = () =>
  headOf({ title: 'Birthday parties', description: set.lead, screen: screens.birthdays })

export default function BirthdaysPage() {
  return <BirthdayPage set={set} />
}
