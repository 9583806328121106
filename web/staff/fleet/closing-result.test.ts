import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Waiting } from './closing-result.tsx'

const hit = (id: string, from: string) => ({
  id,
  from,
  reference: `ML-${id}`,
  customerName: 'Grace Baker',
  date: '2026-06-17',
  time: '11:00',
})
const client = new QueryClient()
const textOf = (hits: ReturnType<typeof hit>[]) =>
  renderToStaticMarkup(
    createElement(QueryClientProvider, { client }, createElement(Waiting, { hits, bookings: [] })),
  ).replaceAll(/<[^>]+>/g, '')

describe('bookings that wait after a closing', () => {
  it('count a booking of two machines once, with both', () => {
    expect(textOf([hit('one', 'E-foil 1'), hit('one', 'E-foil 2'), hit('two', 'E-foil 3')])).toMatch(
      /^2 wait for you: .* E-foil 1 \+ 2, ML-one.* E-foil 3, ML-two$/,
    )
    expect(textOf([hit('one', 'RXP'), hit('one', 'GTI')])).toMatch(/^1 waits for you: .* RXP \+ GTI, ML-one$/)
  })
})
