import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Outlines } from './wordmark.tsx'

const drawn = (name: string) => renderToStaticMarkup(createElement(Outlines, { name }))

test('the name in the logo is drawn as an outline', () => {
  expect(drawn('Merelend')).toContain('<path id="outline-name"')
})

test('a long name of several words has two lines, broken near its middle', () => {
  const lines = [...drawn('Kaldarand Water Sports').matchAll(/>([^<]+)<\/tspan>/g)].map(([, line]) => line)
  expect(lines).toEqual(['Kaldarand', 'Water Sports'])
})

test('another name is text, with its characters escaped, and a long one is smaller', () => {
  expect(drawn('Sail & <b>')).toContain('>Sail &#38; &#60;b&#62;</tspan></text>')
  const size = (name: string) => Number(/font-size="([\d.]+)"/.exec(drawn(name))![1])
  expect(size('A very long name of a house')).toBeLessThan(size('Meri'))
})

// Widths in the display face, in ems.
test.each([
  ['Sea House', 6.02],
  ['MAMMOTH', 6.48],
  ['Aqua Moments', 8.34],
])('%s, with its wide letters, fits into the drawing', (name, ems) => {
  const size = Number(/font-size="([\d.]+)"/.exec(drawn(name))![1])
  expect(size * ems).toBeLessThanOrEqual(277)
})
