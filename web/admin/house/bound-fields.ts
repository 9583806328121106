type Bound<Entry> = {
  entry: Entry
  set: (fields: Partial<Entry>) => void
  /** What is wrong with a value, by its path in the entry. */
  problem: (path: string) => string | undefined
}
type Named<Entry, Value> = {
  [Name in keyof Entry]-?: Entry[Name] extends Value | undefined ? Name : never
}[keyof Entry] &
  string

/** Props that bind fields to the values of an entry by their names: `<Field label="Name" {...text('name')} />`. */
export function boundTo<Entry extends object>({ entry, set, problem }: Bound<Entry>) {
  const put = (name: keyof Entry) => (value: unknown) => set({ [name]: value } as Partial<Entry>)
  return {
    text: (name: Named<Entry, string>) => ({
      compact: true,
      value: (entry[name] ?? '') as string,
      onChange: ({ target }: { target: { value: string } }) => put(name)(target.value),
      error: problem(name),
    }),
    /** A day or time. */
    day: (name: Named<Entry, string>) => ({
      value: (entry[name] ?? '') as string,
      onChange: put(name),
      error: problem(name),
    }),
    number: (name: Named<Entry, number>) => ({
      value: entry[name] as number | undefined,
      onNumber: put(name),
      error: problem(name),
    }),
    price: (name: Named<Entry, number>) => ({
      cents: entry[name] as number | undefined,
      onChange: put(name),
      error: problem(name),
    }),
  }
}
