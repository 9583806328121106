import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { storedSession } from '#web/call.ts'
import { myBookingsQuery, userQuery } from '#web/queries.ts'
import { newQueryClient } from '#web/query-provider.tsx'
import { followPerson, signOut } from './signed-in.ts'

let tab: EventTarget
let entries: Record<string, string>
let answer: () => Promise<Response>
const assign = vi.fn()
beforeEach(() => {
  // Like a browser's storage: what is stored are its own keys.
  entries = Object.create({
    getItem: (key: string) => entries[key] ?? null,
    setItem(key: string, value: string) {
      entries[key] = value
    },
    removeItem: (key: string) => void delete entries[key],
  })
  vi.stubGlobal('localStorage', entries)
  vi.stubGlobal('sessionStorage', { clear: () => undefined })
  vi.stubGlobal('location', { assign })
  tab = new EventTarget()
  vi.stubGlobal('window', tab)
  vi.stubGlobal('fetch', () => answer())
  storedSession.write('of Piret')
  entries.lastContact = '{"fullName":"Piret"}'
  return () => vi.unstubAllGlobals()
})

it('leaves nothing in this browser', async () => {
  answer = async () => new Response(null, { status: 204 })
  await signOut()
  expect(entries).toEqual({})
  expect(assign).toHaveBeenCalledWith('/')
})

it.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['fails', async () => new Response('', { status: 503 })],
  ['takes no change from a preview', async () => new Response('', { status: 403 })],
])('makes the remaining cookie worthless if the server %s', async (_, fails) => {
  answer = fails
  await signOut()
  // With 'ended', the server also ends the session of the cookie (server/accounts/sessions.ts).
  expect(storedSession.read()).toBe('ended')
  expect(JSON.stringify(entries)).not.toContain('Piret')
})

it('leaves nothing if the session had already ended', async () => {
  answer = async () => new Response('', { status: 401 })
  await signOut()
  expect(entries).toEqual({})
})

it('hides an open tab’s data from a person who signs in in another tab', () => {
  const client = newQueryClient()
  const user = userQuery().queryKey
  const bookings = myBookingsQuery().queryKey
  client.setQueryData(user, { id: 1 } as never)
  client.setQueryData(bookings, [])
  const queryFn = () => new Promise(() => undefined)
  const hide = new QueryObserver(client, { queryKey: user as readonly unknown[], queryFn }).subscribe(
    () => undefined,
  )
  const end = followPerson(client)
  const change = (session: string | null) => {
    storedSession.write(session)
    tab.dispatchEvent(new Event('storage'))
  }
  change('of Piret')
  expect(client.getQueryData(bookings)).toEqual([])
  change(null)
  expect(client.getQueryData(bookings)).toBeUndefined()
  expect(client.isFetching({ queryKey: user })).toBe(0)
  change('of Riho')
  expect(client.isFetching({ queryKey: user })).toBe(1)
  hide()
  end()
})

it('lets a form in an open tab read the person who signs in in another tab', async () => {
  answer = async () => new Response('{"id":7}')
  storedSession.write(null)
  const client = newQueryClient()
  let reading: Promise<unknown> = Promise.resolve()
  tab.addEventListener('storage', () => {
    reading = client.fetchQuery(userQuery())
  })
  const end = followPerson(client)
  storedSession.write('of Riho')
  tab.dispatchEvent(new Event('storage'))
  expect(await reading).toEqual({ id: 7 })
  end()
})
