const maxAgeMs = 24 * 60 * 60 * 1000

/**
 * Entries of an unsent form, stored for this tab: they survive reload and Back, and are removed by closing the tab or by a day
 * without changes. `key`: a text, or an object that computes it each time.
 */
export const formDraft = (key: { toString(): string }) => ({
  read: (): unknown =>
    quietly(() => {
      const draft = JSON.parse(sessionStorage.getItem(key as string) ?? 'null') as StoredEntries | null
      return draft && Date.now() - draft.savedAt < maxAgeMs ? draft.entries : undefined
    }),
  write(entries: unknown): void {
    const draft: StoredEntries = { savedAt: Date.now(), entries }
    quietly(() => sessionStorage.setItem(key as string, JSON.stringify(draft)))
  },
  clear(): void {
    quietly(() => sessionStorage.removeItem(key as string))
  },
})

/** In private mode nothing is stored: a form begins empty, and its entries last as long as the page. */
function quietly<Result>(act: () => Result): Result | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

type StoredEntries = { savedAt: number; entries: unknown }

/** Allowed values of a choice. */
export type Allowed<Entries> = { readonly [Name in keyof Entries]?: readonly unknown[] }

/**
 * Entries of a draft with the same fields as `first`; a choice that is not offered is replaced by that of `first`. Undefined if
 * the draft is not ours.
 */
export function restored<Entries extends object>(
  first: Entries,
  stored: unknown,
  allowed: Allowed<Entries> = {},
): Entries | undefined {
  const before = { ...(stored as Entries) }
  const fields = Object.keys(first) as (keyof Entries)[]
  for (const name of fields) if (allowed[name]?.includes(before[name]) === false) before[name] = first[name]
  return fields.every((name) => typeof before[name] === typeof first[name]) ? before : undefined
}

/** The entries of a private ride, cleared when it is paid. */
export const privateRideDraft = formDraft('efoilPrivateForm')

/** The machines chosen on the jetski page, and the entries of the two forms after it. */
export const jetskiChoiceDraft = formDraft('jetskiChoice')
export const jetskiFormDraft = formDraft('jetskiForm')

/** The same for a wake session. */
export const wakeSurfDraft = formDraft('wakeSurfForm')

/** The same for a rental without a screen of its own. */
export const rentalDraft = (id: string) => formDraft(`${id}Form`)

/** The contact typed at checkout, by the key of the booking, until that is done. */
export const checkoutContactDraft = (key: string) => formDraft(`${key}Contact`)

/** The contact fields of every booking form. */
export type Contact = { fullName: string; email: string; phone: string }
export const noContact: Contact = { fullName: '', email: '', phone: '' }
export type ContactFields = Omit<Contact, 'phone'> & { phone?: unknown }
export type ContactChange = <Entries extends ContactFields>(entries: Entries) => Entries

const contactKey = 'lastContact'

/**
 * Contact of the last booking in this browser, for the next form (web/booking/saved-contact.tsx). Removed at sign-out and by the
 * visitor.
 */
export const lastContact = {
  /** The stored text; null if there is none. */
  text: (): string | null => quietly(() => localStorage.getItem(contactKey)) ?? null,
  write({ fullName, email, phone = '' }: { [Name in keyof Contact]?: unknown }): void {
    if (fullName && email)
      quietly(() =>
        localStorage.setItem(contactKey, JSON.stringify({ fullName, email, phone, savedAt: Date.now() })),
      )
  },
}

/** Text typed, or filled in by the browser, before the page's code loaded; a form starts with it. `names`: its fields. */
export function typedEarly<Name extends string>(...names: Name[]): Partial<Record<Name, string>> {
  if (typeof document === 'undefined') return {}
  const typed = names.map((name) => [
    name,
    document.querySelector<HTMLInputElement>(`:is(input, textarea)[name="${name}"]`)?.value ?? '',
  ])
  return Object.fromEntries(typed.filter(([, value]) => value !== '')) as Partial<Record<Name, string>>
}

/**
 * The value of the option pressed before the page's code loaded; undefined if the page's own choice is still selected. Must be
 * read in an effect: the first render must equal the prerendered HTML.
 */
export const optionPressedEarly = <Value extends string>(values: readonly Value[]): Value | undefined =>
  values.find((value) =>
    [...document.querySelectorAll<HTMLInputElement>(`input[value="${value}"]:checked`)].some(
      (input) => !input.defaultChecked,
    ),
  )
