import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import type { JetskisChosen } from '#domain/booking/stored-jetskis.ts'
import { jetskiBookingData, jetskiSelection, jetskisOfStored } from '#domain/booking/stored-jetskis.ts'
import { jetskiChoiceDraft, jetskiFormDraft } from '#web/form-drafts.ts'

// The selection under the spec's two keys. What is broken or older than a day is dropped.

const keys = { jetskiSelection, jetskiBookingData } as const
type Key = keyof typeof keys

const maxAgeMs = 24 * 60 * 60 * 1000
const saved = z.object({ savedAt: z.number().optional() })

/** Where storage throws (private mode), the selection lives as long as the page. */
const inMemory = new Map<Key, string>()

/** Whether something was kept less than a day ago; a bare value of the spec's shape tells no age. */
export function isYoung(stored: unknown, now = Date.now()): boolean {
  const read = saved.safeParse(stored)
  return read.success && now - (read.data.savedAt ?? now) <= maxAgeMs
}

/** Keeps a value of each key. */
export function keepSelection(values: Readonly<Record<Key, object>>): void {
  for (const key of Object.keys(keys) as Key[]) {
    const text = JSON.stringify({ ...values[key], savedAt: Date.now() })
    try {
      localStorage.setItem(key, text)
      inMemory.delete(key)
    } catch {
      inMemory.set(key, text)
    }
  }
}

/** The machines and the duration kept under a key; undefined when there is nothing that can be used. */
export function readSelection(key: Key): JetskisChosen | undefined {
  try {
    const stored: unknown = JSON.parse(textOf(key) ?? 'null')
    const value = keys[key].safeParse(stored)
    if (!value.success || !isYoung(stored)) return undefined
    return jetskisOfStored(value.data)
  } catch {
    return undefined
  }
}

function textOf(key: Key): string | null {
  try {
    return inMemory.get(key) ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

/** After a request was sent: selection and entries are not asked for again. */
export function clearSelection(): void {
  inMemory.clear()
  jetskiChoiceDraft.clear()
  jetskiFormDraft.clear()
  try {
    for (const key of Object.keys(keys)) localStorage.removeItem(key)
  } catch {
    // Nothing was kept, nothing is left.
  }
}

/** The kept selection; without one the visitor is sent to choose. Undefined in prerendered HTML and until it is read. */
export function useSelection(key: Key): JetskisChosen | undefined {
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<JetskisChosen>()
  useEffect(() => {
    const found = readSelection(key)
    setChosen(found)
    if (!found) void navigate('/booking/jetski', { replace: true })
  }, [key, navigate])
  return chosen
}
