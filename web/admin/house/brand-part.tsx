import type { Brand } from '#domain/house/house-brand.ts'
import { Field } from '#web/ui/field.tsx'
import type { Bound, Names } from './bound.ts'
import { Card } from './card.tsx'
import { type PartProps, withoutAt } from './edits.ts'
import { AddButton, RemoveButton } from './entry-buttons.tsx'

/** The name of the business, its contact, and its legal details. */
export function BrandPart({ at }: PartProps) {
  const brand = at('brand')
  return (
    <div className="grid items-start gap-5 pt-5 lg:grid-cols-2">
      <TextsCard
        title="Our name"
        hint="On every page, in titles, mails, calendars, receipts and for search engines."
        of={brand}
        fields={[
          { id: 'name', label: 'Name', most: 40 },
          { id: 'tagline', label: 'Tagline', most: 160 },
        ]}
      />
      <TextsCard
        title="Contact details"
        hint="On every page, in mails, calendars and for search engines."
        of={brand}
        fields={[
          { id: 'phone', label: 'Phone', most: 40, type: 'tel' },
          { id: 'email', label: 'E-mail', most: 254, type: 'email' },
          { id: 'legalLine', label: 'Footer line on pages and mails', most: 200 },
        ]}
      />
      <TextsCard
        title="The seller"
        hint="On receipts for bookings from now on; earlier receipts stay the same."
        of={brand.at('seller')}
        fields={[
          { id: 'company', label: 'Company', most: 120 },
          { id: 'registryCode', label: 'Registry code', most: 40 },
          { id: 'vatNumber', label: 'VAT number', most: 40 },
          { id: 'address', label: 'Address', most: 200 },
        ]}
      />
      <LinksCard of={brand} />
    </div>
  )
}

type CardProps<Entry extends object> = {
  title: string
  hint: string
  of: Bound<Entry>
  fields: readonly { id: Names<Entry, string>; label: string; most: number; type?: 'tel' | 'email' }[]
}

const TextsCard = <Entry extends object>({ title, hint, of, fields }: CardProps<Entry>) => (
  <Card title={title} hint={hint}>
    {fields.map(({ id, most, ...field }) => (
      <Field
        key={id}
        {...field}
        maxLength={most}
        {...of.text(id)}
        hint={isSample(of.text(id).value) ? 'Guests see this sample: change it.' : undefined}
      />
    ))}
  </Card>
)

/** The placeholders of a new house: a code of zeros or a reserved address. */
export const isSample = (text: string): boolean => /0{8}|@\S+\.example$/.test(text)

const maxPages = 8
const address = { type: 'url', placeholder: 'https://', maxLength: 300 }

/** Links to other sites. */
function LinksCard({ of: brand }: { of: Bound<Brand> }) {
  const links = brand.at('links')
  const social = brand.at('social')
  return (
    <Card title="Links" hint="Empty links are not shown.">
      <Field label="Who makes the boards" {...address} {...links.text('maker')} />
      <Field label="Surf club" {...address} {...links.text('surfClub')} />
      {social.value.map(({ name }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a page has no name of its own while it is typed
          key={index}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 sm:grid-cols-[10rem_minmax(0,1fr)_auto]"
        >
          <Field label={`Site ${index + 1}`} maxLength={30} {...social.at(index).text('name')} />
          <Field
            className="max-sm:order-last max-sm:col-span-2"
            label={`Address of site ${index + 1}`}
            {...address}
            {...social.at(index).text('url')}
          />
          <RemoveButton
            className="mt-7"
            name={name || `site ${index + 1}`}
            onClick={() => social.edit((now) => withoutAt(now, index))}
          />
        </div>
      ))}
      {social.value.length < maxPages && (
        <AddButton onClick={() => social.edit((now) => [...now, { name: '', url: '' }])}>
          Add a site
        </AddButton>
      )}
    </Card>
  )
}
