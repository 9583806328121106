const maxAgeMs = 24 * 60 * 60 * 1000

/**
 * Entries of an unsent form, stored for this tab: reload and back keep them; closing the tab removes them, and so does a
 * day without changes.
 */
export const formDraft = (key: string) => ({
  read: (): unknown =>
    quietly(() => {
      const draft = JSON.parse(sessionStorage.getItem(key) ?? 'null') as StoredEntries | null
      return draft && Date.now() - draft.savedAt < maxAgeMs ? draft.entries : undefined
    }),
  write(entries: unknown): void {
    quietly(() =>
      sessionStorage.setItem(key, JSON.stringify({ savedAt: Date.now(), entries } satisfies StoredEntries)),
    )
  },
  clear(): void {
    quietly(() => sessionStorage.removeItem(key))
  },
})

/** In private mode nothing is stored: a form begins empty, and its entries live as long as the page. */
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

/** Valid entries of a draft: of the same fields, with choices that are still offered. */
export function restored<Entries extends object>(
  first: Entries,
  stored: unknown,
  allowed: Allowed<Entries> = {},
): Entries | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const before = stored as Record<string, unknown>
  const isOurs = Object.entries(first).every(([name, value]) => {
    const values = allowed[name as keyof Entries]
    return values ? values.includes(before[name]) : typeof before[name] === typeof value
  })
  return isOurs ? (before as Entries) : undefined
}

/** The entries of a private ride: stored by its page, cleared when the ride is paid. */
export const privateRideDraft = formDraft('efoilPrivateForm')

/** The machines chosen on the jetski page, and the entries of the two forms that follow it. */
export const jetskiChoiceDraft = formDraft('jetskiChoice')
export const jetskiFormDraft = formDraft('jetskiForm')

/** The entries of a wake session, likewise. */
export const wakeSurfDraft = formDraft('wakeSurfForm')

/** The entries of a rental that has no screen of its own, likewise. */
export const rentalDraft = (id: string) => formDraft(`${id}Form`)

/** The contact typed at the checkout of a booking, by the key of that, until it is done. */
export const checkoutContactDraft = (key: string) => formDraft(`${key}Contact`)

/** The contact fields that every booking form has. */
export type Contact = { fullName: string; email: string; phone: string }
export const noContact: Contact = { fullName: '', email: '', phone: '' }
export type ContactFields = Omit<Contact, 'phone'> & { phone?: unknown }
export type ContactChange = <Entries extends ContactFields>(entries: Entries) => Entries

const contactKey = 'lastContact'

/**
 * Contact of the last booking in this browser, for the next form (web/booking/saved-contact.tsx). Removed at sign-out and by
 * the visitor.
 */
export const lastContact = {
  /** The stored text; null when there is none. */
  text: (): string | null => quietly(() => localStorage.getItem(contactKey)) ?? null,
  write({ fullName, email, phone = '' }: { [Name in keyof Contact]?: unknown }): void {
    if (fullName && email)
      quietly(() =>
        localStorage.setItem(contactKey, JSON.stringify({ fullName, email, phone, savedAt: Date.now() })),
      )
  },
}

/**
 * Text typed, or filled in by the browser, before the page's code had loaded; a form begins with it instead of empty.
 * `names`: its fields.
 */
export function typedEarly<Name extends string>(...names: Name[]): Partial<Record<Name, string>> {
  if (typeof document === 'undefined') return {}
  const typed = names.map((name) => [
    name,
    document.querySelector<HTMLInputElement>(`:is(input, textarea)[name="${name}"]`)?.value ?? '',
  ])
  return Object.fromEntries(typed.filter(([, value]) => value !== '')) as Partial<Record<Name, string>>
}

/**
 * The value of the option pressed before the page's code had loaded; undefined where the page's own choice is still
 * selected. To be read in an effect: the first render must equal the prerendered HTML.
 */
export const pressedEarly = <Value extends string>(values: readonly Value[]): Value | undefined =>
  [...document.querySelectorAll<HTMLInputElement>(':is([type="radio"], [type="checkbox"]):checked')]
    .filter((input) => !input.defaultChecked)
    .map((input) => values.find((value) => value === input.value))
    .find((value) => value !== undefined)
