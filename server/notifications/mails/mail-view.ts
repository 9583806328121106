import type { Brand } from '#domain/house/house-brand.ts'
import type { MessageKind } from '#domain/messages/message.ts'
import { telLink } from '#domain/site.ts'
import { type CalendarUse, calendarFile } from './confirmation.ts'
import type { ConfirmationFacts } from './confirmation-facts.ts'
import {
  bookedReason,
  type MailContent,
  mailText,
  type Price,
  type Prices,
  type Step,
} from './mail-content.ts'
import { mailFrame } from './mail-frame.ts'
import {
  block,
  bold,
  button,
  colour,
  css,
  display,
  factRow,
  type Html,
  heading2,
  html,
  lines,
  picture,
  rule,
  secondaryLink,
  small,
  strong,
  table,
  text,
  textLink,
} from './mail-parts.ts'

const edge = { 'border-top': `1px solid ${colour.line}`, padding: '16px 0 0' }
const row = { padding: '6px 0' }
const oneLine = { 'white-space': 'nowrap' }

const priceTable = ({ lines, label, total, note }: Prices) =>
  table(
    ...lines.map(priceRow),
    html`
    <tr>
      <td class="li ink" valign="bottom" style="${css({ ...strong, ...edge, 'line-height': '22px' })}">
        ${label}<br/><span class="mu" style="${css({ ...small, 'font-weight': 400 })}">${note}</span>
      </td>
      <td class="li ink" align="right" valign="bottom" style="${css({ ...display(36, 38), ...edge, ...oneLine })}">${total}</td>
    </tr>`,
  )

const priceRow = ({ label, amount, isGift }: Price) => {
  const style = { ...strong, ...(isGift ? { color: colour.gift } : {}), ...row, ...oneLine }
  return html`
  <tr>
    <td class="mu" style="${css({ ...text, ...row })}">${label}</td>
    <td align="right" class="${isGift ? 'gi' : 'ink'}" style="${css(style)}">${amount}</td>
  </tr>`
}

const stepTable = (steps: Step[]) => table(...steps.map(stepRow))

const stepRow = ({ what, more }: Step, at: number) => html`
  <tr>
    <td class="nu" valign="top" width="34" style="${css({ ...display(18, 26), color: colour.number, width: '34px', ...row })}">${at + 1}</td>
    <td class="mu" valign="top" style="${css({ ...text, ...row })}">${bold(what)} ${more}</td>
  </tr>`

/** The HTML part of a mail. All words are escaped. */
function mailHtml(content: MailContent, publicUrl: string, brand: Brand): string {
  const { subject, preview, why = bookedReason, facts, list, prices, steps, closing, forStaff } = content
  const { button: main, beside: second, chart } = content
  const opened = [
    block(34, 0, ...opening(content)),
    ...(facts.length > 0 ? [block(20, 0, table(...facts.map(factRow)))] : []),
    ...(list ? [block(24, 0, heading2(list.title), ...list.entries.map(entryRow))] : []),
    ...(main ? [block(26, 0, button(main, second && secondaryLink(second)))] : []),
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

/** Links our phone number in sentences: mail programs do not, as mailFrame forbids them to detect numbers. */
function withPhoneLinks(page: string, { phone }: Brand): string {
  const phoneLink = textLink(telLink(phone), phone).text
  const body = page.indexOf('<body')
  const words = page.slice(body).split(linksAndTags)
  return (
    page.slice(0, body) +
    words.map((part, index) => (index % 2 === 0 ? part.replaceAll(phone, phoneLink) : part)).join('')
  )
}

const large = { ...text, 'font-size': '17px', 'line-height': '26px' }

function opening({ lead, headline, body }: MailContent): Html[] {
  // A hand-written subject may have long words, which must not be as large as a day and a time.
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

export type WrittenMail = { subject: string; html: string; text: string; calendar?: string }

/** Adds the owner's own line for this kind of mail to the end of the body. */
export function withLine(
  content: MailContent,
  lines: Partial<Record<MessageKind, string>>,
  kind: MessageKind,
): MailContent {
  const line = lines[kind]
  return line ? { ...content, body: [...content.body, line] } : content
}

/** Both parts of a mail, HTML and plain text. */
export function renderMail(
  content: MailContent,
  { publicUrl, brand }: { publicUrl: string; brand: Brand },
): WrittenMail {
  // A line break in a subject would begin a header.
  const subject = content.subject.replace(/\s+/g, ' ').trim()
  return {
    subject,
    html: mailHtml({ ...content, subject }, publicUrl, brand),
    text: mailText(content, brand),
  }
}

/** A mail about a booking with its calendar entry. */
export function renderBookingMail(
  content: MailContent,
  facts: ConfirmationFacts,
  use: CalendarUse | undefined,
): WrittenMail {
  const mail = renderMail(content, facts)
  return use === undefined ? mail : { ...mail, calendar: calendarFile(facts, use) }
}
