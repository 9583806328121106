import { expect, test } from 'vitest'
import { idleDays, sessionDays } from '#server/accounts/sessions.ts'
import { hostCookie, sessionCookie } from '#server/http/caller.ts'
import { signIn, storedHere } from './privacy-parts.tsx'

test('the privacy page names the cookie and its lifetime as on the server', () => {
  expect(signIn.cookie).toBe(sessionCookie)
  expect(signIn.cookieOnHttps).toBe(hostCookie)
  expect(signIn.days).toBe(sessionDays)
  expect(signIn.idleDays).toBe(idleDays)
})

test('the privacy page names every key that stores a person’s entries', () => {
  const names = storedHere.flatMap((each) => each.names)
  for (const key of [
    'sessionId',
    'lastContact',
    'pendingBooking',
    'groupEfoilBookingData',
    'efoilBookingData',
    'jetskiSelection',
    'jetskiBookingData',
    'attempt',
  ])
    expect(names).toContain(key)
})
