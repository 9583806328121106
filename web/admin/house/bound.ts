/** Names of the values of a type in an entry. */
export type Names<Entry, Value> = {
  [Name in keyof Entry]-?: Entry[Name] extends Value | undefined ? Name : never
}[keyof Entry] &
  string
type Part<Entry, Name extends keyof Entry> = NonNullable<Entry[Name]> & object
type Typed = { target: { value: string } }

/** A value of the draft or of a form, with what changes it and what is wrong with it. */
export interface Bound<Entry extends object> extends ReturnType<typeof boundTo<Entry>> {}

/**
 * `edit` makes a new value of the latest one; `problem` says what is wrong with a value, by its path in this one. The props
 * returned bind fields to values by their names: `<Field label="Name" {...text('name')} />`.
 */
export function boundTo<Entry extends object>(
  value: Entry,
  edit: (make: (now: Entry) => Entry) => void,
  problem: (path: string) => string | undefined,
) {
  const set = (fields: Partial<Entry>) => edit((now) => ({ ...now, ...fields }))
  const put = (name: keyof Entry, next: unknown) => set({ [name]: next } as Partial<Entry>)
  const textOf = (name: keyof Entry) => (value[name] ?? '') as string
  return {
    value,
    edit,
    set,
    problem,
    /** One of its values; `usual`: the default for a missing one. */
    at: <Name extends keyof Entry & (string | number)>(
      name: Name,
      usual = value[name] as Part<Entry, Name>,
    ): Bound<Part<Entry, Name>> => {
      const of = (entry: Entry) => (entry[name] ?? usual) as Part<Entry, Name>
      return boundTo(
        of(value),
        (make) =>
          edit((now) => {
            const next = make(of(now))
            return (Array.isArray(now) ? now.with(Number(name), next) : { ...now, [name]: next }) as Entry
          }),
        (path) => problem([name, path].filter((part) => part !== '').join('.')),
      )
    },
    /** The same with defaults for missing values. */
    or: (usual: Partial<Entry>): Bound<Entry> => boundTo({ ...usual, ...value }, edit, problem),
    text: (name: Names<Entry, string>) => ({
      compact: true,
      value: textOf(name),
      onChange: ({ target }: Typed) => put(name, target.value),
      error: problem(name),
    }),
    /** An emptied text is removed. */
    textOrNone: (name: Names<Entry, string>) => ({
      compact: true,
      value: textOf(name),
      onChange: ({ target }: Typed) => put(name, target.value || undefined),
      error: problem(name),
    }),
    /** A day, time, price, list or choice. */
    field: <Name extends keyof Entry & string>(name: Name) => ({
      value: value[name],
      onChange: (next: Entry[Name]) => put(name, next),
      error: problem(name),
    }),
    /** A day or time that is removed when emptied. */
    fieldOrNone: (name: Names<Entry, string>) => ({
      value: textOf(name),
      onChange: (next: string) => put(name, next || undefined),
      error: problem(name),
    }),
    /** A number that is kept when its field is emptied. */
    number: (name: Names<Entry, number>) => ({
      value: value[name] as number | undefined,
      onNumber: (next: number) => put(name, next),
      error: problem(name),
    }),
    tick: (name: Names<Entry, boolean>) => ({
      checked: value[name] === true,
      onChange: ({ target }: { target: { checked: boolean } }) => put(name, target.checked),
    }),
  }
}

/** The entries of a list, each bound. */
export const entriesOf = <Entry extends object>(list: Bound<Entry[]>): Bound<Entry>[] =>
  list.value.map((_, index) => list.at(index) as unknown as Bound<Entry>)
