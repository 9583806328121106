import { Heading } from '@react-email/heading'
import { Img } from '@react-email/img'
import { Link } from '@react-email/link'
import { render } from '@react-email/render'
import type { ReactNode } from 'react'
import { createElement as el, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { site, telLink } from '#domain/site.ts'
import type { MailContent } from './mail-content.ts'
import { bookedReason } from './mail-content.ts'
import { block, MailFrame, rule, table } from './mail-frame.ts'
import { colour, display, link, small, strong, text } from './mail-look.ts'
import { beside, button, factRow, heading2, lines } from './mail-parts.ts'
import { priceTable, stepTable } from './mail-tables.ts'
import { filled } from './template.ts'

/** The HTML side of a mail (design: Mail). Every word goes through as text. */
export const mailHtml = async (content: MailContent, publicUrl: string): Promise<string> =>
  withPhoneLinks(
    await filled(
      `content ${publicUrl}`,
      {
        ...content,
        why: content.why ?? bookedReason,
        isWide: content.headline.some((line) => line.length > 24),
      },
      (sheet) => draw(sheet, publicUrl),
    ),
  )

const phoneLink = renderToStaticMarkup(el(Link, { className: 'lk', href: telLink, style: link }, site.phone))

/** Our number in a sentence is a link as well: mail programs make none of their own (MailFrame forbids it). */
function withPhoneLinks(html: string): string {
  const body = html.indexOf('<body')
  const words = html.slice(body).split(`>${site.phone}</a>`)
  return (
    html.slice(0, body) +
    words.map((part) => part.replaceAll(site.phone, phoneLink)).join(`>${site.phone}</a>`)
  )
}

/** `isWide`: long words of a hand-written subject must not stand as large as a day and a time. */
type Sheet = MailContent & { isWide: boolean }

const draw = (sheet: Sheet, publicUrl: string): Promise<string> => {
  const { subject, preview, why, facts, list, prices, steps, closing, forStaff, picture } = sheet
  const opened = [
    block(34, 0, opening(sheet)),
    facts.length === 0 ? null : block(20, 0, table({}, ...facts.map(factRow))),
    list ? block(24, 0, heading2(list.title), ...list.entries.map(entryRow)) : null,
    sheet.button ? block(26, 0, button(sheet.button, sheet.beside && beside(sheet.beside))) : null,
    sheet.chart ? block(32, 0, chartPicture(sheet.chart)) : null,
  ]
  const parts = [
    ...(prices ? [priceTable(prices)] : []),
    ...(steps ? [el(Fragment, null, heading2(steps.title), stepTable(steps.entries))] : []),
    ...(closing ? [closingPart(closing)] : []),
  ]
  return render(
    el(
      MailFrame,
      { title: subject, preview, publicUrl, why, forStaff, picture },
      ...opened.filter((part) => part !== null),
      ...parts.flatMap((part, at) => [rule(at === 0 ? 36 : 32), block(0, 0, part)]),
      block(36, 0, null),
    ),
  )
}

const large = { ...text, fontSize: 17, lineHeight: '26px' }

const opening = ({ lead, headline, body, isWide }: Sheet) =>
  el(
    Fragment,
    null,
    lead ? el('p', { className: 'mu', style: { ...large, marginBottom: 10 } }, lead) : null,
    el(
      Heading,
      {
        as: 'h1',
        className: 'h1 ink',
        style: { ...(isWide ? display(30, 36) : display(46, 50)), letterSpacing: '-1.1px' },
      },
      lines(headline.join('\n')),
    ),
    ...body.map((paragraph, at) =>
      el('p', { key: at, className: 'mu', style: { ...large, marginTop: 14 } }, lines(paragraph)),
    ),
  )

const chartPicture = ({ src, alt }: NonNullable<MailContent['chart']>) =>
  el(Img, {
    src,
    width: 520,
    alt,
    style: {
      ...small,
      display: 'block',
      width: '100%',
      maxWidth: 520,
      height: 'auto',
      border: 0,
      borderRadius: 8,
    },
  })

const entryRow = (entry: string, at: number): ReactNode =>
  el('p', { key: at, className: 'ink', style: { ...strong, padding: '4px 0' } }, entry)

const closingPart = ({ title, text: words, strong: found }: NonNullable<MailContent['closing']>) =>
  el(
    Fragment,
    null,
    heading2(title),
    el(
      'p',
      { className: 'mu', style: text },
      lines(words),
      found ? ` ${found.before} ` : null,
      found
        ? el('b', { className: 'ink', style: { fontWeight: 600, color: colour.ink } }, found.words)
        : null,
      found ? '.' : null,
    ),
  )
