/** Answers of reads, shared by all who ask for the same key: they must not be changed. */
export type Cache = {
  /**
   * The answer of `load` for this key, the same object again until it is `ms` old by the clock handed in or the cache is
   * cleared. A failed read is not kept, nor one during which the cache was cleared.
   */
  read<Answer extends object>(
    key: string,
    now: Temporal.Instant,
    load: () => Promise<Answer>,
  ): Promise<Readonly<Answer>>
  clear(): void
}

/** Keeps at most `most` answers; then it begins anew. */
export function newCache({ ms, most = 500 }: { ms: number; most?: number }): Cache {
  let entries = new Map<string, { at: number; answer: Promise<object> }>()
  const clear = () => {
    entries = new Map()
  }
  return {
    clear,
    read<Answer extends object>(key: string, now: Temporal.Instant, load: () => Promise<Answer>) {
      const entry = entries.get(key)
      const age = entry ? now.epochMilliseconds - entry.at : -1
      // The key determines the type of its answer.
      if (entry && age >= 0 && age < ms) return entry.answer as Promise<Answer>
      if (entries.size >= most) clear()
      const into = entries
      const answer = load()
      into.set(key, { at: now.epochMilliseconds, answer })
      answer.catch(() => into.delete(key))
      return answer
    },
  }
}
