import { createElement as el } from 'react'
import type { Price, Prices, Step } from './mail-content.ts'
import { table } from './mail-frame.ts'
import { colour, display, small, strong, text } from './mail-look.ts'

// The two tables of a mail: what it costs, and what comes next.

export const priceTable = ({ lines, label, total, note }: Prices) => {
  const edge = { borderTop: `1px solid ${colour.line}`, padding: '16px 0 0' }
  const sum = el(
    'tr',
    { key: 'total' },
    el(
      'td',
      { className: 'li ink', valign: 'bottom', style: { ...strong, ...edge, lineHeight: '22px' } },
      label,
      el('br'),
      el('span', { className: 'mu', style: { ...small, fontWeight: 400 } }, note),
    ),
    el(
      'td',
      {
        className: 'li ink',
        align: 'right',
        valign: 'bottom',
        style: { ...display(36, 38), ...edge, whiteSpace: 'nowrap' },
      },
      total,
    ),
  )
  return table({}, ...lines.map(priceRow), sum)
}

const priceRow = ({ label, amount, isGift }: Price, at: number) =>
  el(
    'tr',
    { key: at },
    el('td', { className: 'mu', style: { ...text, padding: '6px 0' } }, label),
    el(
      'td',
      {
        align: 'right',
        className: isGift ? 'gi' : 'ink',
        style: {
          ...strong,
          padding: '6px 0',
          whiteSpace: 'nowrap',
          ...(isGift ? { color: colour.gift } : {}),
        },
      },
      amount,
    ),
  )

export const stepTable = (steps: Step[]) => table({}, ...steps.map(stepRow))

const stepRow = ({ what, more }: Step, at: number) =>
  el(
    'tr',
    { key: at },
    el(
      'td',
      {
        className: 'nu',
        valign: 'top',
        width: 34,
        style: { ...display(18, 26), width: 34, padding: '6px 0', color: colour.number },
      },
      at + 1,
    ),
    el(
      'td',
      { className: 'mu', valign: 'top', style: { ...text, padding: '6px 0' } },
      el('b', { className: 'ink', style: { fontWeight: 600, color: colour.ink } }, what),
      ` ${more}`,
    ),
  )
