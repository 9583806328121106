/** Cached results, shared by all callers with the same key: do not modify them. */
export type Cache = {
  /**
   * The result of `load` for this key; the same object until it is `ms` old by the given clock or the cache is cleared. A failed
   * read is not cached, nor one during which the cache was cleared.
   */
  read<Answer extends object>(
    key: string,
    now: Temporal.Instant,
    load: () => Promise<Answer>,
  ): Promise<Readonly<Answer>>
  clear(): void
}

/** Holds at most `most` results; then it is emptied. */
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
