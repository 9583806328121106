import type { Brand } from '#domain/house/house-brand.ts'
import { Field } from '#web/ui/field.tsx'
import { LinksPart } from './brand-links.tsx'
import { type PartProps, problemAt } from './edits.ts'

type BrandField<Id> = { id: Id; label: string; most: number; type?: 'tel' | 'email' }

const nameFields: readonly BrandField<'name' | 'tagline'>[] = [
  { id: 'name', label: 'Name', most: 40 },
  { id: 'tagline', label: 'Tagline', most: 160 },
]
const reachFields: readonly BrandField<'phone' | 'email' | 'legalLine'>[] = [
  { id: 'phone', label: 'Phone', most: 40, type: 'tel' },
  { id: 'email', label: 'E-mail', most: 254, type: 'email' },
  { id: 'legalLine', label: 'Footer line on pages and mails', most: 200 },
]
const sellerFields: readonly BrandField<keyof Brand['seller']>[] = [
  { id: 'company', label: 'Company', most: 120 },
  { id: 'registryCode', label: 'Registry code', most: 40 },
  { id: 'vatNumber', label: 'VAT number', most: 40 },
  { id: 'address', label: 'Address', most: 200 },
]

/** The name of the business, its contact, and its legal details. */
export function BrandPart({ house, problems, change }: PartProps) {
  const { brand } = house
  const set = (fields: Partial<Brand>) => change({ ...house, brand: { ...brand, ...fields } })
  const problem = (path: string) => problemAt(problems, `brand.${path}`)
  const setText = (id: string, text: string) => set({ [id]: text })
  return (
    <div className="grid items-start gap-5 pt-5 lg:grid-cols-2">
      <Card
        id="called"
        title="Our name"
        hint="On every page, in titles, mails, calendars, receipts and for search engines."
        fields={nameFields}
        texts={brand}
        onText={setText}
        problem={problem}
      />
      <Card
        id="reach"
        title="Contact details"
        hint="On every page, in mails, calendars and for search engines."
        fields={reachFields}
        texts={brand}
        onText={setText}
        problem={problem}
      />
      <Card
        id="seller"
        title="The seller"
        hint="On receipts for bookings from now on; earlier receipts stay the same."
        fields={sellerFields}
        texts={brand.seller}
        onText={(id, text) => set({ seller: { ...brand.seller, [id]: text } })}
        problem={(id) => problem(`seller.${id}`)}
      />
      <LinksPart brand={brand} set={set} problem={problem} />
    </div>
  )
}

type CardProps<Id extends string> = {
  id: string
  title: string
  hint: string
  fields: readonly BrandField<Id>[]
  texts: Record<Id, string>
  onText: (id: Id, text: string) => void
  problem: (id: Id) => string | undefined
}

const Card = <Id extends string>({ id, title, hint, fields, texts, onText, problem }: CardProps<Id>) => (
  <section className="card grid gap-4 p-4 sm:p-5" aria-labelledby={id}>
    <h2 id={id} className="text-lg">
      {title}
    </h2>
    <p className="text-muted">{hint}</p>
    {fields.map(({ id, most, ...field }) => (
      <Field
        key={id}
        compact
        {...field}
        maxLength={most}
        value={texts[id]}
        onChange={(event) => onText(id, event.target.value)}
        error={problem(id)}
        hint={isSample(texts[id]) ? 'Guests see this sample: change it.' : undefined}
      />
    ))}
  </section>
)

/** The placeholders of a new house: a code of zeros or a reserved address. */
export const isSample = (text: string): boolean => /0{8}|@\S+\.example$/.test(text)
