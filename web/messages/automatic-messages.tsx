import { Check, Minus } from 'lucide-react'
import type { NotificationStatus } from '#contract/calls/message-calls.ts'
import type { Channel, MessageKind } from '#domain/messages/message.ts'

/** `mailOnly`: never sent as a text. */
type Feature = { name: string; when: string; kinds?: readonly MessageKind[]; mailOnly?: true }

// The feature list of the notification manager. A row without kinds is a way to send, not a message.
const groups: { title: string; features: Feature[] }[] = [
  {
    title: 'To customers',
    features: [
      { name: 'Booking confirmation', when: 'at once', kinds: ['confirmation'] },
      { name: 'Request received', when: 'at once', kinds: ['request_received'] },
      { name: 'Price of a request', when: 'when staff set it', kinds: ['price_offer'] },
      { name: 'Offer of other times', when: 'when staff offer them', kinds: ['time_offer'], mailOnly: true },
      { name: '24-hour reminder', when: '24 hours before the start', kinds: ['reminder'] },
      {
        name: 'New time or cancellation',
        when: 'at once, a cancellation after a minute',
        kinds: ['moved', 'cancelled', 'restored'],
        mailOnly: true,
      },
      {
        name: 'Payment problem or refund',
        when: 'at once',
        kinds: ['payment_problem', 'payment_late', 'refunded'],
        mailOnly: true,
      },
      {
        name: 'Enquiry received',
        when: 'at once, with the promised answer time',
        kinds: ['enquiry_received'],
        mailOnly: true,
      },
    ],
  },
  {
    title: 'To admins',
    features: [
      { name: 'New-booking alert', when: 'at once, of an enquiry too', kinds: ['alert'] },
      { name: 'Role-based routing (Jetski/Rayfoil)', when: 'by sector' },
      { name: 'Priority notifications', when: 'before everything else' },
    ],
  },
]

/** The automatic messages, with today's counts. */
export function AutomaticMessages({ status }: { status: NotificationStatus | undefined }) {
  return (
    <section className="card mt-5 overflow-hidden">
      <h2 className="px-4 pt-4 text-xl sm:px-5">What is sent automatically</h2>
      <div className="relative overflow-x-auto">
        <table className="tbl mt-2">
          <thead>
            <tr>
              <th className="pl-4! sm:pl-5!">Message</th>
              <th className="max-md:hidden">When</th>
              <th>Email</th>
              <th className="pr-4! sm:pr-5!">SMS</th>
            </tr>
          </thead>
          {groups.map(({ title, features }) => (
            <tbody key={title}>
              <tr>
                <th scope="colgroup" colSpan={4} className="bg-sunken py-1.5! pl-4! text-muted! sm:pl-5!">
                  {title}
                </th>
              </tr>
              {features.map((feature) => (
                <Row key={feature.name} feature={feature} status={status} />
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </section>
  )
}

function Row({ feature, status }: { feature: Feature; status: NotificationStatus | undefined }) {
  const { name, when } = feature
  return (
    <tr>
      <td className="pl-4! font-semibold sm:pl-5!">
        {name}
        <span className="block font-normal text-muted md:hidden">{when}</span>
      </td>
      <td className="text-muted max-md:hidden">{when}</td>
      <td className="whitespace-nowrap">
        <Cell feature={feature} channel="email" status={status} />
      </td>
      <td className="pr-4! whitespace-nowrap sm:pr-5!">
        <Cell feature={feature} channel="sms" status={status} />
      </td>
    </tr>
  )
}

type CellProps = { feature: Feature; channel: Channel; status: NotificationStatus | undefined }

function Cell({ feature: { kinds, mailOnly }, channel, status }: CellProps) {
  if (channel === 'sms' && mailOnly) return <span className="text-muted">by email</span>
  // Visitors who are not signed in see the list without figures.
  if (!status) return <span className="text-muted">{channel === 'email' ? 'yes' : 'when set up'}</span>
  if (channel === 'sms' && !status.sms.configured)
    return (
      <span className="inline-flex items-center gap-1.5 text-muted">
        <Minus className="size-4" />
        off
      </span>
    )
  return (
    <span className="inline-flex items-center gap-1.5">
      <Check className="size-4 stroke-[2.5] text-green-700" />
      <span className="tnum">{kinds ? `${countOf(status, { channel, kinds }).sent} today` : 'on'}</span>
    </span>
  )
}

type CountQuery = { channel: Channel; kinds?: readonly MessageKind[] }

/** Today's messages of a channel, limited to some kinds if named. */
export function countOf({ today }: Pick<NotificationStatus, 'today'>, { channel, kinds }: CountQuery) {
  const rows = today.filter((row) => row.channel === channel && (!kinds || kinds.includes(row.kind)))
  const sum = (of: 'sent' | 'failed' | 'waiting') => rows.reduce((total, row) => total + row[of], 0)
  return { sent: sum('sent'), failed: sum('failed'), all: sum('sent') + sum('failed') + sum('waiting') }
}
