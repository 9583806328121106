import { useState } from 'react'
import type { Sector } from '#domain/roles.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { ByItself } from './by-itself.tsx'
import { DeliveryLog } from './delivery-log.tsx'
import { EmailTab } from './email-tab.tsx'
import type { FormProps } from './form-props.ts'
import { ReminderCard } from './reminder-card.tsx'
import { SmsTab } from './sms-tab.tsx'
import type { Gate } from './status-gate.tsx'
import { StatusGate } from './status-gate.tsx'
import { Systems } from './systems.tsx'
import { TestCard } from './test-card.tsx'
import { useTyped } from './typed.ts'

type TabId = 'overview' | 'sms' | 'email' | 'test'
type Props = { gate: Gate; sectors: readonly Sector[] }

/** The four tabs of the spec. */
export function ManagerTabs({ gate, sectors }: Props) {
  const [tab, setTab] = useState<TabId>('overview')
  const form = { access: gate.access, ...useTyped(), status: gate.status.data }
  const gated = (Tab: typeof SmsTab) => <StatusGate {...gate}>{() => <Tab {...form} />}</StatusGate>
  return (
    <Tabs
      label="Notifications"
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'overview', label: 'Overview', content: <OverviewTab gate={gate} sectors={sectors} /> },
        { value: 'sms', label: 'SMS', content: gated(SmsTab) },
        { value: 'email', label: 'Email', content: gated(EmailTab) },
        { value: 'test', label: 'Test', content: gated(TestTab) },
      ]}
    />
  )
}

/** What is on, what goes out by itself, and what came of it. */
function OverviewTab({ gate, sectors }: { gate: Gate; sectors: readonly Sector[] }) {
  return (
    <StatusGate {...gate}>
      {(status) => (
        <>
          {status && <Systems status={status} />}
          <ByItself status={status} />
          {gate.mayRead && <DeliveryLog sectors={sectors} />}
        </>
      )}
    </StatusGate>
  )
}

/** Does it arrive: a test to oneself, and the reminder of one booking (Test tab). */
const TestTab = (form: FormProps) => (
  <div className="mt-5 grid items-start gap-5 md:grid-cols-2 xl:max-w-5xl">
    <TestCard {...form} />
    <ReminderCard {...form} />
  </div>
)
