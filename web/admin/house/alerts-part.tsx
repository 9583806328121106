import { enquiryFacts, enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts'
import { promiseText } from '#domain/enquiries/promise.ts'
import type { House } from '#domain/house/house.ts'
import type { Promised } from '#domain/house/house-enquiry.ts'
import { type Sector, sectorLabels, sectors } from '#domain/roles.ts'
import { type PartProps, problemAt } from './edits.ts'
import { NumberField } from './number-field.tsx'
import { LinesField } from './text-fields.tsx'

type Named = NonNullable<House['alerts'][Sector]>

/** Recipients of alerts, and answer times. */
export const AlertsPart = (props: PartProps) => (
  <div className="grid gap-5 pt-5">
    <section aria-labelledby="alerted">
      <h2 id="alerted" className="text-xl">
        Who gets alerts
      </h2>
      <p className="text-muted">
        About new bookings, requests, closed units and payment problems. Texts are sent if the server can send
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
  const lines = (field: keyof Named) => ({
    rows: 2,
    spellCheck: false,
    lines: named[field],
    problem: (path: string) => problemAt(problems, `alerts.${sector}.${field}${path}`),
    onChange: (next: string[]) => set({ [field]: next }),
  })
  const setUp = sector === 'jetski' || sector === 'efoil' ? 'the server setting, else ' : ''
  return (
    <section className="card grid gap-4 p-4 sm:p-5" aria-label={`Alerts, ${sectorLabels[sector]}`}>
      <h3 className="font-semibold">{sectorLabels[sector]}</h3>
      <LinesField
        label="E-mail addresses, one per line"
        hint={`Default: ${setUp}${house.brand.email}`}
        {...lines('emails')}
      />
      <LinesField
        label="Phones, one per line"
        hint={setUp ? 'Default: the server setting' : 'Default: no texts'}
        {...lines('phones')}
      />
    </section>
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
      Pages and mails promise it, and the inbox counts down to it. Earlier requests keep their promise.
    </p>
    <div className="mt-4 grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {answered.map(({ kind, label }) => (
        <NumberField
          key={kind}
          label={`${label}, minutes`}
          hint={`We answer ${promiseText(house, kind)}.`}
          value={house.enquiry.promiseMinutes[kind]}
          onNumber={(minutes) =>
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
