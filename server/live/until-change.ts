import type { Feed } from './feed.ts'

/** Another server on the same database may change what this one remembers: no longer than this. */
const memoryMs = 1_000
const mostRemembered = 500

/**
 * Remembers answers until anything changes, so that many open dashboards cost one reading and not one each. The same
 * object again while nothing changed: the server then writes it as text only once.
 */
export function rememberUntilChange(feed: Feed) {
  let answers = new Map<string, { at: number; answer: Promise<object> }>()
  // What is being read while something changes may be either state: it is given to who asked, and not kept.
  feed.subscribe(() => {
    answers = new Map()
  })
  return <Answer extends object>(
    key: readonly unknown[],
    now: Temporal.Instant,
    read: () => Promise<Answer>,
  ): Promise<Answer> => {
    const name = JSON.stringify(key)
    const known = answers.get(name)
    const age = known ? now.epochMilliseconds - known.at : -1
    // A key says what is asked and by that which kind of answer it has.
    if (known && age >= 0 && age < memoryMs) return known.answer as Promise<Answer>
    if (answers.size >= mostRemembered) answers = new Map()
    const kept = answers
    const answer = read()
    kept.set(name, { at: now.epochMilliseconds, answer })
    answer.catch(() => kept.delete(name))
    return answer
  }
}
