import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { theHouse } from '#domain/house/the-house.ts'
import { booking } from '#web/staff/row/sample-row.ts'
import { rescheduleMonthQuery } from './reschedule-starts.ts'
import { NewDate } from './reschedule-when.tsx'

const row = booking({ date: '2026-06-30' })
const client = new QueryClient()
const setMonth = (month: string, days: Record<string, 'free' | 'closed'>) =>
  client.setQueryData(rescheduleMonthQuery(row.id, month).queryKey, { days, closed: [] })
const page = () =>
  createElement(
    QueryClientProvider,
    { client },
    createElement(NewDate, {
      booking: row,
      today: '2026-06-10',
      date: '',
      onDate: () => undefined,
      error: undefined,
    }),
  )

it('a closed day is not among the likely new days, not even in the next month', () => {
  setMonth('2026-06', { '2026-06-30': 'free' })
  setMonth('2026-07', { '2026-07-01': 'closed', '2026-07-02': 'free' })
  const router = createMemoryRouter([{ id: 'root', path: '*', Component: page }], {
    hydrationData: { loaderData: { root: { house: theHouse } } },
  })
  const html = renderToStaticMarkup(createElement(RouterProvider, { router }))
  const values = [...html.matchAll(/type="radio"[^>]* value="([^"]*)"/g)].map(([, value]) => value)
  expect(values).toEqual(['2026-06-30', '2026-07-02'])
})
