import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import { theHouse } from '#domain/house/the-house.ts'
import { availabilityQuery, nextStartsQuery } from '#web/queries.ts'
import { useStart } from './use-start.ts'

vi.mock('./visitor-clock.ts', () => ({ useNow: () => Temporal.Instant.from('2026-06-16T08:00:00Z') }))

const client = new QueryClient()
const query = { activity: 'jetski-request', location: 'tallinn', duration: '1h', equipment: 'gti-130' }
const date = '2026-07-15'
const options = {
  query,
  entries: { date, time: '' },
  set: () => undefined,
  times: ['10:00', '12:00'],
  daysAhead: 30,
}
const Form = () => useStart(options).next?.map((free) => `${free.date} `)
const page = () => createElement(QueryClientProvider, { client }, createElement(Form))

it('after a full day only free starts on days in the form are offered', () => {
  const full = { time: '10:00', free: 0, open: false, reason: 'full' as const }
  client.setQueryData(availabilityQuery({ ...query, date }).queryKey, { data: [], slots: [full] })
  const next = ['2026-07-16', '2026-07-17'].map((day) => ({ date: day, time: '12:00', free: 1 }))
  client.setQueryData(nextStartsQuery({ ...query, after: date }).queryKey, { data: next })
  const router = createMemoryRouter([{ id: 'root', path: '*', Component: page }], {
    hydrationData: { loaderData: { root: { house: theHouse } } },
  })
  expect(renderToStaticMarkup(createElement(RouterProvider, { router }))).toBe('2026-07-16 ')
})
