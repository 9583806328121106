import { useEffect, useState } from 'react'
import { storedSession } from '#web/api.ts'

type Stored<Done> = { session: string; done: Done }

/**
 * The acts of this session, each with its time (epoch ms). The last one is also in session storage under `key`: a reload
 * must not take the undo away.
 */
export function useDoneActs<Done extends { doneAt: number }>(key: string, made: readonly Done[]): Done[] {
  const [before] = useState(() => readLast<Done>(key))
  const all = [...before, ...made].sort((one, other) => one.doneAt - other.doneAt)
  const last = all.at(-1)
  const session = storedSession.read()
  const text = session && last ? JSON.stringify({ session, done: last } satisfies Stored<Done>) : undefined
  useEffect(() => {
    if (text === undefined) return
    try {
      sessionStorage.setItem(key, text)
    } catch {
      // Without storage the undo lasts as long as the page.
    }
  }, [key, text])
  return all
}

/** Another person may have signed in since, to whom the customer's name is not shown. */
function readLast<Done>(key: string): Done[] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Stored<Done> | null
    return stored && stored.session === storedSession.read() ? [stored.done] : []
  } catch {
    return []
  }
}

/** After the offer was closed: a reload does not bring it back. */
export function dropLastAct(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}
