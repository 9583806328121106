import type { Brand } from '#domain/house/house-brand.ts'
import { Field } from '#web/ui/field.tsx'
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
const mostPages = 8

/** Other sites that ours links to. */
export function LinksPart({ brand, set, problem }: BrandProps) {
  const { links, social } = brand
  const setPage = (index: number, fields: Partial<Brand['social'][number]>) =>
    set({ social: changedAt(social, index, fields) })
  return (
    <section className="card grid gap-4 p-4 sm:p-5" aria-labelledby="links">
      <h2 id="links" className="text-lg">
        Links
      </h2>
      <p className="text-muted">A link that is left empty is not shown.</p>
      {linkFields.map(({ id, label }) => (
        <Field
          key={id}
          compact
          label={label}
          type="url"
          placeholder="https://"
          maxLength={300}
          value={links[id]}
          onChange={(event) => set({ links: { ...links, [id]: event.target.value } })}
          error={problem(`links.${id}`)}
        />
      ))}
      {social.map((page, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a page has no name of its own while it is typed
          key={index}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 sm:grid-cols-[10rem_minmax(0,1fr)_auto]"
        >
          <Field
            compact
            label={`Site ${index + 1}`}
            maxLength={30}
            value={page.name}
            onChange={(event) => setPage(index, { name: event.target.value })}
            error={problem(`social.${index}.name`)}
          />
          <Field
            compact
            className="max-sm:order-last max-sm:col-span-2"
            label={`Address of site ${index + 1}`}
            type="url"
            placeholder="https://"
            maxLength={300}
            value={page.url}
            onChange={(event) => setPage(index, { url: event.target.value })}
            error={problem(`social.${index}.url`)}
          />
          <RemoveButton
            className="mt-7"
            name={page.name || `site ${index + 1}`}
            onClick={() => set({ social: withoutAt(social, index) })}
          />
        </div>
      ))}
      {social.length < mostPages && (
        <AddButton onClick={() => set({ social: [...social, { name: '', url: '' }] })}>
          Add a page of ours
        </AddButton>
      )}
    </section>
  )
}
