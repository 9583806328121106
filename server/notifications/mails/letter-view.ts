import { Heading, render } from '@react-email/components'
import type { ReactNode } from 'react'
import { createElement as el, Fragment } from 'react'
import type { Letter } from './letter.ts'
import { block, MailFrame, rule, table } from './mail-frame.ts'
import { display, text } from './mail-look.ts'
import { button, factRow, heading2 } from './mail-parts.ts'

/** The HTML side of a letter (design: Mail). Every word goes through React as text. */
export const letterHtml = (letter: Letter, publicUrl: string): Promise<string> => {
  const { subject, preview, why, facts, closing, forStaff } = letter
  const isLast = closing === undefined
  return render(
    el(
      MailFrame,
      { title: subject, preview, publicUrl, why, forStaff, hasPicture: false },
      block(34, facts.length === 0 && isLast && !letter.button ? 36 : 0, opening(letter)),
      facts.length === 0
        ? null
        : block(
            20,
            isLast && !letter.button ? 36 : 0,
            table({}, ...facts.map(([name, value]) => factRow(name, lines(value)))),
          ),
      letter.button ? block(26, isLast ? 36 : 0, button(letter.button.href, letter.button.label)) : null,
      closing ? rule(36) : null,
      closing
        ? block(
            0,
            36,
            heading2(closing.title),
            el('p', { className: 'mu', style: text }, lines(closing.text)),
          )
        : null,
    ),
  )
}

const large = { ...text, fontSize: 17, lineHeight: '26px' }

const opening = ({ lead, headline, body }: Letter) =>
  el(
    Fragment,
    null,
    lead ? el('p', { className: 'mu', style: { ...large, marginBottom: 10 } }, lead) : null,
    el(
      Heading,
      { as: 'h1', className: 'h1 ink', style: { ...display(...sizeOf(headline)), letterSpacing: '-1.1px' } },
      lines(headline.join('\n')),
    ),
    ...body.map((paragraph, at) =>
      el('p', { key: at, className: 'mu', style: { ...large, marginTop: 14 } }, lines(paragraph)),
    ),
  )

/** Long words of a hand-written subject must not stand as large as a day and a time. */
const sizeOf = (headline: string[]): [number, number] =>
  headline.some((line) => line.length > 24) ? [30, 36] : [46, 50]

/** Text whose line breaks stay: mail programs do not keep them by themselves. */
const lines = (words: string): ReactNode =>
  words.split(/\r\n|\r|\n/).map((line, at) => el(Fragment, { key: at }, at === 0 ? null : el('br'), line))
