import { Heading, Link } from '@react-email/components'
import type { ReactNode } from 'react'
import { createElement as el } from 'react'
import { table } from './mail-frame.ts'
import { colour, display, strong, text } from './mail-look.ts'

/** One fact: its name left in muted, its value right of it. */
export const factRow = (name: string, value: ReactNode) =>
  el(
    'tr',
    { key: name },
    el(
      'td',
      {
        className: 'k mu',
        width: 132,
        valign: 'top',
        style: { ...text, width: 132, padding: '7px 12px 7px 0' },
      },
      name,
    ),
    el('td', { className: 'ink', valign: 'top', style: { ...strong, padding: '7px 0' } }, value),
  )

export const heading2 = (words: string) =>
  el(Heading, { as: 'h2', className: 'ink', style: { ...display(20, 26), marginBottom: 12 } }, words)

/** The one apricot button, with what may stand beside it. */
export const button = (href: string, label: string, beside?: ReactNode) => {
  const pill = el(
    'td',
    { align: 'center', bgcolor: colour.action, style: { background: colour.action, borderRadius: 999 } },
    el(
      Link,
      {
        className: 'go',
        href,
        style: { ...strong, display: 'inline-block', padding: '16px 30px', lineHeight: '20px' },
      },
      label,
    ),
  )
  return table(
    {},
    el(
      'tr',
      null,
      el(
        'td',
        { className: 'st', width: '1%', style: { whiteSpace: 'nowrap' } },
        table({ className: 'gt', width: undefined }, el('tr', null, pill)),
      ),
      beside,
    ),
  )
}
