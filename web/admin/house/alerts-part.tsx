import { enquiryFacts, enquiryKinds } from '#domain/enquiries/enquiry-kinds.ts'
import { promiseText } from '#domain/enquiries/promise.ts'
import type { House } from '#domain/house/house.ts'
import type { Promised } from '#domain/house/house-enquiry.ts'
import { type Sector, sectorLabels, sectors } from '#domain/roles.ts'
import { boundTo } from './bound.ts'
import { Card, Section } from './card.tsx'
import type { PartProps } from './edits.ts'
import { NumberField } from './number-fields.tsx'
import { LinesField } from './text-fields.tsx'

/** Recipients of alerts, and answer times. */
export const AlertsPart = (props: PartProps) => (
  <div className="grid gap-5 pt-5">
    <Section
      title="Who gets alerts"
      hint="About new bookings, requests, closed units and payment problems. Texts are sent if the server can send any."
    >
      <div className="mt-3 grid items-start gap-5 md:grid-cols-2">
        {sectors.map((sector) => (
          <SectorCard key={sector} sector={sector} {...props} />
        ))}
      </div>
    </Section>
    <AnswerTimes {...props} />
  </div>
)

type Alerts = House['alerts']
type Named = NonNullable<Alerts[Sector]>

const namedIn = (alerts: Alerts, sector: Sector): Named => alerts[sector] ?? { emails: [], phones: [] }

function SectorCard({ sector, house, at }: PartProps & { sector: Sector }) {
  const alerts = at('alerts')
  const named = boundTo<Named>(
    namedIn(alerts.value, sector),
    (make) =>
      alerts.edit((now) => {
        const next = make(namedIn(now, sector))
        const isNobody = next.emails.length + next.phones.length === 0
        return { ...now, [sector]: isNobody ? undefined : next }
      }),
    (path) => alerts.problem(`${sector}.${path}`),
  )
  const lines = (field: keyof Named) => ({ rows: 2, spellCheck: false, of: named.at(field) })
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

const AnswerTimes = ({ house, at }: PartProps) => (
  <Card
    title="How soon you answer"
    hint="Pages and mails promise it, and the inbox counts down to it. Earlier requests keep their promise."
  >
    <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {answered.map(({ kind, label }) => (
        <NumberField
          key={kind}
          label={`${label}, minutes`}
          hint={`We answer ${promiseText(house, kind)}.`}
          {...at('enquiry').at('promiseMinutes').number(kind)}
        />
      ))}
    </div>
  </Card>
)
