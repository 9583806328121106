import type { ContactEntries } from './draft.ts'

const names = { name: 'Name', email: 'E-mail', phone: 'Phone' } as const

/** Contact as it will stand in the booking, with a way to mend it. */
export function ContactPart({ contact, onEdit }: { contact: ContactEntries; onEdit: () => void }) {
  return (
    <section className="mt-10">
      <div className="flex items-baseline justify-between">
        <h2 className="text-2xl">Contact</h2>
        <button
          type="button"
          onClick={onEdit}
          className="-my-2.5 -mr-1 min-h-11 cursor-pointer px-1 font-semibold text-link underline underline-offset-4"
        >
          Edit<span className="sr-only"> contact</span>
        </button>
      </div>
      <dl className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_minmax(0,auto)]">
        {(['name', 'email', 'phone'] as const).map((part) => (
          <div key={part} className="min-w-0">
            <dt className="text-sm text-muted">{names[part]}</dt>
            <dd className="font-semibold wrap-anywhere">{contact[part]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
