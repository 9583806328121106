import type { Brand } from '#domain/house/house-brand.ts'
import { Field } from '#web/ui/field.tsx'
import type { Bound } from './bound.ts'
import { Card } from './card.tsx'
import { withoutAt } from './edits.ts'
import { AddButton, RemoveButton } from './entry-buttons.tsx'

const maxPages = 8
const address = { type: 'url', placeholder: 'https://', maxLength: 300 }

/** Links to other sites. */
export function LinksCard({ of: brand }: { of: Bound<Brand> }) {
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
