import { Heading, render } from '@react-email/components'
import { createElement as el } from 'react'
import { block, MailFrame } from './mail-frame.ts'
import { colour, display, small, text } from './mail-look.ts'
import { button } from './mail-parts.ts'
import type { passwordResetWords } from './password-reset-words.ts'

type Words = ReturnType<typeof passwordResetWords>

/** The HTML side: what it is about, one button, and what to do when it was not you. */
export const passwordResetHtml = (words: Words, publicUrl: string): Promise<string> =>
  render(
    el(
      MailFrame,
      { title: words.subject, preview: words.what, publicUrl, why: words.why },
      block(
        34,
        0,
        el('p', { className: 'mu', style: { ...text, fontSize: 17, marginBottom: 10 } }, words.hello),
        el(
          Heading,
          { as: 'h1', className: 'h1 ink', style: { ...display(40, 46), letterSpacing: '-1px' } },
          words.title,
        ),
        el('p', { className: 'mu', style: { ...text, marginTop: 14 } }, words.what),
      ),
      block(26, 0, button(words.link, words.label)),
      block(
        26,
        36,
        el('p', { className: 'mu', style: small }, words.rule),
        el('p', { className: 'ink', style: { ...small, color: colour.ink, marginTop: 8 } }, words.otherwise),
      ),
    ),
  )
