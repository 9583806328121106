import type { Brand } from '#domain/house/house-brand.ts'
import { Field } from '#web/ui/field.tsx'
import { boundTo } from './bound-fields.ts'
import { changedAt, withoutAt } from './edits.ts'
import { AddButton, RemoveButton } from './entry-buttons.tsx'

export type BrandProps = {
  brand: Brand
  set: (fields: Partial<Brand>) => void
  problem: (path: string) => string | undefined
}

const linkFields = [
  { id: 'maker', label: 'Who makes the boards' },
  { id: 'surfClub', label: 'Surf club' },
] as const
const maxPages = 8

/** Links to other sites. */
export function LinksPart({ brand, set, problem }: BrandProps) {
  const { links, social } = brand
  const link = boundTo({
    entry: links,
    set: (fields) => set({ links: { ...links, ...fields } }),
    problem: (id) => problem(`links.${id}`),
  })
  return (
    <section className="card grid gap-4 p-4 sm:p-5" aria-labelledby="links">
      <h2 id="links" className="text-lg">
        Links
      </h2>
      <p className="text-muted">Empty links are not shown.</p>
      {linkFields.map(({ id, label }) => (
        <Field key={id} label={label} type="url" placeholder="https://" maxLength={300} {...link.text(id)} />
      ))}
      {social.map((page, index) => {
        const { text } = boundTo({
          entry: page,
          set: (fields) => set({ social: changedAt(social, index, fields) }),
          problem: (field) => problem(`social.${index}.${field}`),
        })
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a page has no name of its own while it is typed
            key={index}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 sm:grid-cols-[10rem_minmax(0,1fr)_auto]"
          >
            <Field label={`Site ${index + 1}`} maxLength={30} {...text('name')} />
            <Field
              className="max-sm:order-last max-sm:col-span-2"
              label={`Address of site ${index + 1}`}
              type="url"
              placeholder="https://"
              maxLength={300}
              {...text('url')}
            />
            <RemoveButton
              className="mt-7"
              name={page.name || `site ${index + 1}`}
              onClick={() => set({ social: withoutAt(social, index) })}
            />
          </div>
        )
      })}
      {social.length < maxPages && (
        <AddButton onClick={() => set({ social: [...social, { name: '', url: '' }] })}>Add a site</AddButton>
      )}
    </section>
  )
}
