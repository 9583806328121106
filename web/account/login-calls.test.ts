import { beforeEach, expect, it, vi } from 'vitest'
import { sampleDraft } from '#tests/samples.ts'
import { storage } from '#tests/storage.ts'
import { readPending, triedToPay } from '#web/drafts.ts'
import { newPending, writePending } from '#web/new-pending.ts'
import { newQueryClient } from '#web/query-provider.tsx'
import { signInWith } from './login-calls.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  return () => vi.unstubAllGlobals()
})

const hold = { bookingId: 'b1', clientSecret: 'test_s1', expiresAt: '2026-06-18T15:15:00Z' }
const asGuest = () => ({ ...newPending(sampleDraft, {}), hold })
const user = { id: 7, username: 'liis' } as Parameters<Parameters<typeof signInWith>[1]>[0]
const signIn = () =>
  signInWith(newQueryClient(), () => undefined).onSuccess({ user, sessionId: 'of the account' })

it('a hold of a guest who signs in is replaced by one of the account, and does not block the same units', () => {
  const guest = asGuest()
  writePending(guest)
  signIn()
  const pending = readPending()
  expect(pending).toMatchObject({ draft: guest.draft, hold })
  expect(pending?.key).not.toBe(guest.key)
  expect(pending?.replaces).toEqual({ bookingId: 'b1', clientSecret: 'test_s1' })
})

it('a hold whose payment began before signing in stays, as it may be paid', () => {
  const tried = triedToPay(asGuest())
  writePending(tried)
  signIn()
  expect(readPending()).toEqual(tried)
})

it('signing in works in a browser that stores nothing', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(signIn).not.toThrow()
})
