import { useState } from 'react'
import type { Sector } from '#domain/roles.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { EmailTab } from './email-tab.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { SmsTab } from './sms-tab.tsx'
import type { Gate } from './status-gate.tsx'
import { StatusGate } from './status-gate.tsx'
import { TestTab } from './test-tab.tsx'
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
