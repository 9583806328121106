import { useState } from 'react'
import { enquiryFacts, enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts'
import { promiseText } from '#domain/enquiries/promise.ts'
import type { House } from '#domain/house/house.ts'
import type { Promised } from '#domain/house/house-enquiry.ts'
import { type Sector, sectorLabels, sectors } from '#domain/roles.ts'
import { TextArea } from '#web/ui/field.tsx'
import { problemAt } from './edits.ts'
import { NumberField } from './number-field.tsx'
import type { PartProps } from './part-props.ts'

type Named = NonNullable<House['alerts'][Sector]>

/** Recipients of alerts, and answer times. */
export const AlertsPart = (props: PartProps) => (
  <div className="grid gap-5 pt-5">
    <section aria-labelledby="alerted">
      <h2 id="alerted" className="text-xl">
        Who is told
      </h2>
      <p className="text-muted">
        Of new bookings, requests, closed units and trouble with payments. Texts go out where the server sends
        any.
      </p>
      <div className="mt-3 grid items-start gap-5 md:grid-cols-2">
        {sectors.map((sector) => (
          <SectorCard key={sector} sector={sector} {...props} />
        ))}
      </div>
    </section>
    <AnswerTimes {...props} />
  </div>
)

const none: Named = { emails: [], phones: [] }

function SectorCard({ sector, house, problems, change }: PartProps & { sector: Sector }) {
  const named = house.alerts[sector] ?? none
  const set = (fields: Partial<Named>) => {
    const next = { ...named, ...fields }
    const isNobody = next.emails.length + next.phones.length === 0
    change({ ...house, alerts: { ...house.alerts, [sector]: isNobody ? undefined : next } })
  }
  const problem = (field: keyof Named) =>
    problemAt(problems, `alerts.${sector}.${field}`) ??
    named[field].flatMap((_, index) => problemAt(problems, `alerts.${sector}.${field}.${index}`) ?? [])[0]
  const setUp = sector === 'jetski' || sector === 'efoil' ? 'as the server is set up, else ' : ''
  return (
    <section className="card grid gap-4 p-4 sm:p-5" aria-label={`Alerts, ${sectorLabels[sector]}`}>
      <h3 className="font-semibold">{sectorLabels[sector]}</h3>
      <Lines
        label="E-mail addresses, one a line"
        hint={`Empty: ${setUp}${house.brand.email}`}
        value={named.emails}
        onChange={(emails) => set({ emails })}
        problem={problem('emails')}
      />
      <Lines
        label="Phones, one a line"
        hint={setUp ? 'Empty: as the server is set up' : 'Empty: no texts'}
        value={named.phones}
        onChange={(phones) => set({ phones })}
        problem={problem('phones')}
      />
    </section>
  )
}

type LinesProps = {
  label: string
  hint: string
  value: readonly string[]
  onChange: (lines: string[]) => void
  problem: string | undefined
}

/** One entry a line; empty lines are ignored. */
function Lines({ value, onChange, problem, ...field }: LinesProps) {
  const [typing, setTyping] = useState<string>()
  return (
    <TextArea
      {...field}
      rows={2}
      spellCheck={false}
      value={typing ?? value.join('\n')}
      onChange={({ target }) => {
        setTyping(target.value)
        onChange(
          target.value
            .split('\n')
            .map((line) => line.trim())
            .filter(Boolean),
        )
      }}
      onBlur={() => setTyping(undefined)}
      error={problem}
    />
  )
}

const answered: readonly { kind: Promised; label: string }[] = [
  ...enquiryKinds.map((kind) => ({ kind, label: enquiryFacts[kind].title })),
  { kind: 'request', label: 'Request for a jetski' },
]

const AnswerTimes = ({ house, problems, change }: PartProps) => (
  <section className="card p-4 sm:p-5" aria-labelledby="answer-times">
    <h2 id="answer-times" className="text-lg">
      How soon you answer
    </h2>
    <p className="text-muted">
      Pages and mails promise it, and the inbox counts down to it. What was sent before keeps its promise.
    </p>
    <div className="mt-4 grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {answered.map(({ kind, label }) => (
        <NumberField
          key={kind}
          label={`${label}, minutes`}
          hint={`We answer ${promiseText(house, kind)}.`}
          value={house.enquiry.promiseMinutes[kind]}
          onChange={(minutes) =>
            minutes !== undefined &&
            change({
              ...house,
              enquiry: { promiseMinutes: { ...house.enquiry.promiseMinutes, [kind]: minutes } },
            })
          }
          error={problemAt(problems, `enquiry.promiseMinutes.${kind}`)}
        />
      ))}
    </div>
  </section>
)
