import type { FormProps } from './form-props.ts'
import { ReminderCard } from './reminder-card.tsx'
import { TestCard } from './test-card.tsx'

/** Does it arrive: a test to oneself, and the reminder of one booking (Test tab). */
export const TestTab = (form: FormProps) => (
  <div className="mt-5 grid items-start gap-5 md:grid-cols-2 xl:max-w-5xl">
    <TestCard {...form} />
    <ReminderCard {...form} />
  </div>
)
