import { Heading } from '@react-email/heading'
import { Link } from '@react-email/link'
import type { ReactNode } from 'react'
import { createElement as el, Fragment } from 'react'
import type { Fact, MailContent } from './mail-content.ts'
import { table } from './mail-frame.ts'
import { colour, display, link, small, strong, text } from './mail-look.ts'

/** One fact: its name left in muted, its value right of it, and what may be said more in muted below. */
export const factRow = ([name, value, more, href]: Fact, at: number) =>
  el(
    'tr',
    { key: at },
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
    el(
      'td',
      { className: 'ink', valign: 'top', style: { ...strong, padding: '7px 0' } },
      href ? el(Link, { className: 'lk', href, style: link }, lines(value)) : lines(value),
      more ? el('br') : null,
      more
        ? el('span', { className: 'mu', style: { fontWeight: 400, color: colour.muted } }, lines(more))
        : null,
    ),
  )

export const heading2 = (words: string) =>
  el(Heading, { as: 'h2', className: 'ink', style: { ...display(20, 26), marginBottom: 12 } }, words)

/** The one apricot button, with what may stand beside it. */
export const button = ({ href, label }: NonNullable<MailContent['button']>, beside?: ReactNode) => {
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

/** A second way beside the button, or a quiet remark. */
export const beside = ({ label, href }: NonNullable<MailContent['beside']>) =>
  el(
    'td',
    { className: 'st sp mu', style: { ...small, paddingLeft: 24 } },
    href ? el(Link, { className: 'lk', href, style: link }, label) : label,
  )

/** Text whose line breaks stay: mail programs do not keep them by themselves. */
export const lines = (words: string): ReactNode =>
  words.split(/\r\n|\r|\n/).map((line, at) => el(Fragment, { key: at }, at === 0 ? null : el('br'), line))
