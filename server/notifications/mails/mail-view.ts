import type { Brand } from '#domain/house/house-brand.ts'
import { telOf } from '#domain/site.ts'
import type { Html } from './html.ts'
import { html } from './html.ts'
import type { MailContent } from './mail-content.ts'
import { bookedReason } from './mail-content.ts'
import { mailFrame } from './mail-frame.ts'
import { css, display, picture, small, strong, text } from './mail-look.ts'
import { beside, block, bold, button, factRow, heading2, lines, rule, table, textLink } from './mail-parts.ts'
import { priceTable, stepTable } from './mail-tables.ts'

/** The HTML side of a mail (design: Mail). Every word goes through as text. */
export function mailHtml(content: MailContent, publicUrl: string, brand: Brand): string {
  const { subject, preview, why = bookedReason, facts, list, prices, steps, closing, forStaff } = content
  const { button: main, beside: second, chart } = content
  const opened = [
    block(34, 0, ...opening(content)),
    ...(facts.length > 0 ? [block(20, 0, table(...facts.map(factRow)))] : []),
    ...(list ? [block(24, 0, heading2(list.title), ...list.entries.map(entryRow))] : []),
    ...(main ? [block(26, 0, button(main, second && beside(second)))] : []),
    ...(chart ? [block(32, 0, chartPicture(chart))] : []),
  ]
  const parts = [
    ...(prices ? [priceTable(prices)] : []),
    ...(steps ? [html`${heading2(steps.title)}${stepTable(steps.entries)}`] : []),
    ...(closing ? [closingPart(closing)] : []),
  ]
  const ruled = parts.flatMap((part, index) => [rule(index === 0 ? 36 : 32), block(0, 0, part)])
  const framed = { title: subject, preview, publicUrl, brand, why, forStaff, picture: content.picture }
  return withPhoneLinks(mailFrame(framed, [...opened, ...ruled, block(36, 0)]).text, brand)
}

const linksAndTags = /(<a .*?<\/a>|<[^>]*>)/s

/** Our number in a sentence is a link as well: mail programs make none of their own (mailFrame forbids it). */
function withPhoneLinks(page: string, { phone }: Brand): string {
  const phoneLink = textLink(telOf(phone), phone).text
  const body = page.indexOf('<body')
  const words = page.slice(body).split(linksAndTags)
  return (
    page.slice(0, body) +
    words.map((part, index) => (index % 2 === 0 ? part.replaceAll(phone, phoneLink) : part)).join('')
  )
}

const large = { ...text, 'font-size': '17px', 'line-height': '26px' }

function opening({ lead, headline, body }: MailContent): Html[] {
  // Long words of a hand-written subject must not stand as large as a day and a time.
  const isWide = headline.some((line) => line.length > 24)
  const title = css({ ...(isWide ? display(30, 36) : display(46, 50)), 'letter-spacing': '-1.1px' })
  return [
    ...(lead ? [html`<p class="mu" style="${css({ ...large, 'margin-bottom': '10px' })}">${lead}</p>`] : []),
    html`<h1 class="h1 ink" style="${title}">${lines(headline.join('\n'))}</h1>`,
    ...body.map(
      (words) => html`<p class="mu" style="${css({ ...large, 'margin-top': '14px' })}">${lines(words)}</p>`,
    ),
  ]
}

const chartStyle = css({
  ...picture,
  ...small,
  width: '100%',
  'max-width': '520px',
  height: 'auto',
  'border-radius': '8px',
})
const chartPicture = ({ src, alt }: NonNullable<MailContent['chart']>) =>
  html`<img alt="${alt}" src="${src}" style="${chartStyle}" width="520"/>`

const entryRow = (entry: string) =>
  html`<p class="ink" style="${css({ ...strong, padding: '4px 0' })}">${entry}</p>`

const closingPart = ({ title, text: words, strong: found }: NonNullable<MailContent['closing']>) => html`
  ${heading2(title)}
  <p class="mu" style="${css(text)}">
    ${lines(words)}${found ? html` ${found.before} ${bold(found.words)}.` : undefined}
  </p>`
