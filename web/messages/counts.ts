import type { NotificationStatus } from '#contract/calls/messages.ts'
import type { Channel, MessageKind } from '#domain/messages/message.ts'

type CountQuery = { channel: Channel; kinds?: readonly MessageKind[] }

/** Today's messages of a channel and, where named, of some kinds. */
export function countOf({ today }: Pick<NotificationStatus, 'today'>, { channel, kinds }: CountQuery) {
  const rows = today.filter((row) => row.channel === channel && (!kinds || kinds.includes(row.kind)))
  const sum = (of: 'sent' | 'failed' | 'waiting') => rows.reduce((total, row) => total + row[of], 0)
  return { sent: sum('sent'), failed: sum('failed'), all: sum('sent') + sum('failed') + sum('waiting') }
}
