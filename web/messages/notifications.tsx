import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { screens } from '#contract/screens.ts'
import { StaffFrame } from '#web/desk/frame.tsx'
import { headOf } from '#web/shell/head.ts'
import { useSignedIn } from '#web/shell/signed-in.ts'
import { useSeenAs } from '#web/shell/view-role.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { accessOf } from './access.ts'
import { Checked } from './checked.tsx'
import { EmailTab } from './email-tab.tsx'
import { Offer } from './offer.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { statusQuery } from './queries.ts'
import { SmsTab } from './sms-tab.tsx'
import { StatusGate } from './status-gate.tsx'
import { TestTab } from './test-tab.tsx'
import { useTyped } from './typed.ts'

export const meta = () => headOf({ title: 'Notifications', screen: screens.notifications })

type TabId = 'overview' | 'sms' | 'email' | 'test'

/** The notification manager (spec 2): what goes out by itself, what arrived, and messages by hand. */
export default function Notifications() {
  const { user, loading } = useSignedIn()
  const seen = useSeenAs(user)
  const access = accessOf(seen)
  const mayRead = access === 'staff' || access === 'main'
  const [tab, setTab] = useState<TabId>('overview')
  const { typed, onType } = useTyped()
  const status = useQuery({ ...statusQuery(), enabled: mayRead })
  const gate = { loading, mayRead, status }
  const form = { access, typed, onType, status: status.data }
  return (
    <StaffFrame user={seen}>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <div>
          <p className="text-muted">What goes out, and what arrived</p>
          <h1 className="text-3xl">Notifications</h1>
        </div>
        {mayRead && <Checked at={status.dataUpdatedAt} failing={status.isRefetchError} />}
      </div>
      {!loading && !mayRead && <Offer access={access} />}
      <Tabs
        label="Notifications"
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'overview',
            label: 'Overview',
            content: <OverviewTab gate={gate} sectors={seen?.sectors ?? []} />,
          },
          {
            value: 'sms',
            label: 'SMS',
            content: <StatusGate {...gate}>{() => <SmsTab {...form} />}</StatusGate>,
          },
          {
            value: 'email',
            label: 'Email',
            content: <StatusGate {...gate}>{() => <EmailTab {...form} />}</StatusGate>,
          },
          {
            value: 'test',
            label: 'Test',
            content: <StatusGate {...gate}>{() => <TestTab {...form} />}</StatusGate>,
          },
        ]}
      />
    </StaffFrame>
  )
}
