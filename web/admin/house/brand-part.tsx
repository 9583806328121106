import type { Brand } from '#domain/house/house-brand.ts'
import { Field } from '#web/ui/field.tsx'
import { LinksPart, NamePart } from './brand-names.tsx'
import { problemAt } from './edits.ts'
import type { PartProps } from './part-props.ts'

const sellerFields: readonly { id: keyof Brand['seller']; label: string; most: number }[] = [
  { id: 'company', label: 'Company', most: 120 },
  { id: 'registryCode', label: 'Registry code', most: 40 },
  { id: 'vatNumber', label: 'VAT number', most: 40 },
  { id: 'address', label: 'Address', most: 200 },
]

/** What the house is called, how it is reached, and who sells. */
export function BrandPart({ house, problems, change }: PartProps) {
  const { brand } = house
  const set = (fields: Partial<Brand>) => change({ ...house, brand: { ...brand, ...fields } })
  const problem = (path: string) => problemAt(problems, `brand.${path}`)
  return (
    <div className="grid items-start gap-5 pt-5 lg:grid-cols-2">
      <NamePart brand={brand} set={set} problem={problem} />
      <section className="card grid gap-4 p-4 sm:p-5" aria-labelledby="reach">
        <h2 id="reach" className="text-lg">
          How to reach us
        </h2>
        <p className="text-muted">On every page, in mails, calendars and for search engines.</p>
        <Field
          compact
          label="Phone"
          type="tel"
          maxLength={40}
          value={brand.phone}
          onChange={(event) => set({ phone: event.target.value })}
          error={problem('phone')}
        />
        <Field
          compact
          label="E-mail"
          type="email"
          maxLength={254}
          value={brand.email}
          onChange={(event) => set({ email: event.target.value })}
          error={problem('email')}
        />
        <Field
          compact
          label="Line at the foot of pages and mails"
          maxLength={200}
          value={brand.legalLine}
          onChange={(event) => set({ legalLine: event.target.value })}
          error={problem('legalLine')}
        />
      </section>
      <section className="card grid gap-4 p-4 sm:p-5" aria-labelledby="seller">
        <h2 id="seller" className="text-lg">
          Who sells
        </h2>
        <p className="text-muted">
          On receipts of what is booked from now on; earlier ones stay as they are.
        </p>
        {sellerFields.map(({ id, label, most }) => (
          <Field
            key={id}
            compact
            label={label}
            maxLength={most}
            value={brand.seller[id]}
            onChange={(event) => set({ seller: { ...brand.seller, [id]: event.target.value } })}
            error={problem(`seller.${id}`)}
          />
        ))}
      </section>
      <LinksPart brand={brand} set={set} problem={problem} />
    </div>
  )
}
