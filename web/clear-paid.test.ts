import { beforeEach, expect, test, vi } from 'vitest'
import { sampleDraft } from '#tests/samples.ts'
import { storage } from '#tests/storage.ts'
import { clearPaid } from './drafts.ts'
import { jetskiChoiceDraft, lastContact, privateRideDraft, wakeSurfDraft } from './form-drafts.ts'
import { newPending, writePending } from './new-pending.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  return () => vi.unstubAllGlobals()
})

const typed = { fullName: 'Liis Tamm', email: 'liis@exmaple.ee', phone: '+372 5123 4567' }
const wake = { ...sampleDraft, bookingType: 'wake-surf', customerInfo: typed }
const { name: _n, email: _e, phone: _p, ...withoutContact } = wake
const kept = () => JSON.parse(lastContact.text() ?? 'null')

test('a contact corrected at checkout is filled into the next form', () => {
  const mended = { name: 'Liis Tamm', email: 'liis@example.ee', phone: '+372 5123 4568' }
  writePending(newPending({ ...withoutContact, ...mended }))
  clearPaid()
  expect(kept()).toMatchObject({ fullName: mended.name, email: mended.email, phone: mended.phone })
})

test('a contact not changed at checkout is kept as typed', () => {
  writePending(newPending(withoutContact))
  clearPaid()
  expect(kept()).toMatchObject(typed)
})

test('a paid booking clears only the form that led to it', () => {
  privateRideDraft.write({ foilCount: 2 })
  wakeSurfDraft.write({ people: 4 })
  jetskiChoiceDraft.write({ multi: true })
  localStorage.setItem('jetskiSelection', '{}')
  writePending(newPending(wake))
  clearPaid()
  expect(wakeSurfDraft.read()).toBeUndefined()
  expect(privateRideDraft.read()).toEqual({ foilCount: 2 })
  expect(jetskiChoiceDraft.read()).toEqual({ multi: true })
  expect(localStorage.getItem('jetskiSelection')).toBe('{}')
})
