import { expect, test } from 'vitest'
import { onSiteBody, requestOfOnSite } from '#domain/booking/on-site.ts'
import type { Request } from './request.ts'
import { bodyOf, whatText } from './request.ts'
import { isYoung } from './stored.ts'

const request: Request = {
  jetskis: ['trixx-23-blue', 'gti-130'],
  duration: '1h',
  date: '2026-06-20',
  time: '13:00',
  people: 3,
  isFirstTime: true,
  fullName: 'Tanja Žukov',
  email: 'tanja@example.ee',
  phone: '+372 5123 4567',
  notes: undefined,
}

test('the payload names the jetskis joined by commas and a price as text; the status is pending', () => {
  const body = bodyOf(request, (quote) => quote)
  expect(body).toMatchObject({
    activityType: 'jetski',
    sector: 'jetski',
    equipment: 'Trixx 2023 Blue, GTI 130',
    totalPrice: '175',
    participants: 3,
    status: 'pending',
  })
  expect(requestOfOnSite(onSiteBody.parse(body))).toMatchObject({
    activity: 'jetski-request',
    choice: { jetskis: request.jetskis, duration: '1h', people: 3, isFirstTime: true },
    time: '13:00',
  })
  expect(whatText(request)).toBe('Trixx 2023 Blue, GTI 130, Saturday 20 June, 13:00, 1 hour')
})

test('a stored selection is dropped after a day; one in the bare shape of the spec has no age', () => {
  const now = Date.now()
  const hour = 3_600_000
  expect(isYoung({ savedAt: now - 23 * hour }, now)).toBe(true)
  expect(isYoung({ savedAt: now - 25 * hour }, now)).toBe(false)
  expect(isYoung({ selectedJetskis: [] }, now)).toBe(true)
  expect(isYoung('broken', now)).toBe(false)
})
