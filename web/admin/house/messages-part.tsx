import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#contract/account-client.ts'
import { type MailWithLine, mailsWithLine, maxOwnLine } from '#domain/house/house-messages.ts'
import { messageKinds } from '#domain/messages/message.ts'
import { addressOf } from '#web/call.ts'
import { Options } from '#web/ui/option-row.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Card } from './card.tsx'
import { draftQuery } from './draft-query.ts'
import type { PartProps } from './edits.ts'
import { CountedText } from './text-fields.tsx'

/** The owner's own lines in the mails to customers, with a preview of each mail. */
export function MessagesPart({ at }: PartProps) {
  const [kind, setKind] = useState<MailWithLine>('confirmation')
  const messages = at('messages')
  const { label } = messageKinds[kind]
  return (
    <div className="grid items-start gap-5 pt-5 lg:grid-cols-2">
      <Card
        title="Your own lines in mails"
        hint="Something every guest should know: where to park, what is different this week."
      >
        <Options
          legend="Mail"
          look="chip"
          className="flex flex-wrap gap-2"
          value={kind}
          onChange={setKind}
          options={mailsWithLine.map((value) => ({
            value,
            name: messageKinds[value].label,
            ...(messages.value[value] ? { detail: '✓' } : {}),
          }))}
        />
        <CountedText
          key={kind}
          optional
          rows={5}
          label={`Your line in “${label}”`}
          most={maxOwnLine}
          {...messages.textOrNone(kind)}
        />
      </Card>
      <Preview kind={kind} label={label} />
    </div>
  )
}

const sides = [
  { value: 'html', label: 'Mail' },
  { value: 'text', label: 'Plain text' },
] as const

/** As the server writes it from the saved draft. */
function Preview({ kind, label }: { kind: MailWithLine; label: string }) {
  const [side, setSide] = useState<'html' | 'text'>('html')
  const { data } = useQuery({ ...draftQuery(), refetchOnMount: false })
  const mail = addressOf(api.houseMail, { params: { kind, side } })
  return (
    <section className="card overflow-hidden" aria-labelledby="mail-preview">
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line p-4 sm:px-5">
        <div>
          <h2 id="mail-preview" className="text-lg">
            Preview
          </h2>
          <p className="text-sm text-muted">A sample booking, from the draft</p>
        </div>
        <Segmented label="Show as" value={side} onChange={setSide} options={sides} />
      </div>
      <iframe
        // Reloads when the draft is saved or another mail is chosen. A reused frame would add each to the browser's history.
        key={`${data?.version} ${mail}`}
        title={`${label}, as it will look`}
        src={mail}
        className="block h-svh min-h-[500px] w-full bg-white"
      />
    </section>
  )
}
