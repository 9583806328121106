import { Check, CirclePause, type LucideIcon, Mail, MessageSquare, UsersRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { NotificationStatus } from '#contract/calls/message-calls.ts'
import type { Sector } from '#domain/roles.ts'
import { useHouse } from '#web/house-on-page.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { AutomaticMessages, countOf } from './automatic-messages.tsx'
import { DeliveryLog } from './delivery-log.tsx'
import { EmailTab } from './email-tab.tsx'
import { type FormProps, useTyped } from './message-form-parts.tsx'
import { outboxHint, phoneText } from './message-words.ts'
import { ReminderCard } from './reminder-card.tsx'
import { SmsTab } from './sms-tab.tsx'
import { type Gate, StatusGate } from './status-gate.tsx'
import { TestCard } from './test-card.tsx'

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

/** Active services, automatic messages, and their results. */
function OverviewTab({ gate, sectors }: { gate: Gate; sectors: readonly Sector[] }) {
  return (
    <StatusGate {...gate}>
      {(status) => (
        <>
          {status && <Systems status={status} />}
          <AutomaticMessages status={status} />
          {gate.mayRead && <DeliveryLog sectors={sectors} />}
        </>
      )}
    </StatusGate>
  )
}

/** Tests of delivery: a test message to oneself, and the reminder of one booking (Test tab). */
const TestTab = (form: FormProps) => (
  <div className="mt-5 grid items-start gap-5 md:grid-cols-2 xl:max-w-5xl">
    <TestCard {...form} />
    <ReminderCard {...form} />
  </div>
)

/** Both channels and the recipients of alerts, in one divided card. */
function Systems({ status }: { status: NotificationStatus }) {
  const { email, sms, adminContacts } = status
  const mails = countOf(status, { channel: 'email' })
  const texts = countOf(status, { channel: 'sms' })
  return (
    <div className="card mt-5 grid *:border-line md:grid-cols-3 max-md:[&>*+*]:border-t md:[&>*+*]:border-l">
      <System
        icon={Mail}
        title="Email System"
        active={email.configured}
        hint={email.configured ? undefined : outboxHint}
      >
        <Fact name="Service" value={email.service} />
        <Fact name="Sent today" value={`${mails.sent} of ${mails.all}`} />
      </System>
      <System icon={MessageSquare} title="SMS System" active={sms.configured}>
        <Fact name="Service" value={sms.service} />
        <Fact name="SMS sender" value={sms.phone === null ? 'None' : phoneText(sms.phone)} />
        {sms.configured && <Fact name="Sent today" value={`${texts.sent} of ${texts.all}`} />}
      </System>
      <section className="p-4 sm:p-5">
        <Title icon={UsersRound}>Admin Contacts</Title>
        <dl className="mt-4 space-y-3">
          <Contact name="Jetski Admin email" email={adminContacts.jetski.email} />
          <Contact name="Rayfoil Ambassador email" email={adminContacts.rayfoil.email} />
        </dl>
      </section>
    </div>
  )
}

type SystemProps = { icon: LucideIcon; title: string; active: boolean; hint?: string; children: ReactNode }

function System({ icon, title, active, hint, children }: SystemProps) {
  return (
    <section className="p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Title icon={icon}>{title}</Title>
        <span className={`badge ${active ? 'b-completed' : 'b-plain'}`}>
          {active ? <Check /> : <CirclePause />}
          {active ? 'Active' : 'Inactive'}
        </span>
      </div>
      <dl className="mt-4 space-y-1.5">{children}</dl>
      {hint !== undefined && <p className="mt-3 text-muted">{hint}</p>}
    </section>
  )
}

const Title = ({ icon: Icon, children }: { icon: LucideIcon; children: string }) => (
  <h2 className="flex items-center gap-2.5 text-lg">
    <Icon aria-hidden="true" className="size-5 text-sea-600" />
    {children}
  </h2>
)

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="flex flex-wrap justify-between gap-x-4">
    <dt className="text-muted">{name}</dt>
    <dd className="text-right font-semibold tnum">{value}</dd>
  </div>
)

/** Without its own address, a sector's alerts go to the operator. */
function Contact({ name, email }: { name: string; email: string | null }) {
  const { brand } = useHouse()
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="font-semibold break-words">{email ?? `Not set: alerts go to ${brand.email}`}</dd>
    </div>
  )
}
