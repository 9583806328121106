import type { Html } from './html.ts'
import { html } from './html.ts'
import type { Fact, MailContent } from './mail-content.ts'
import type { Style } from './mail-look.ts'
import { colour, css, display, link, small, strong, text } from './mail-look.ts'

/** The attributes of a layout table, full width unless told; screen readers skip it. */
export const layout = (width: string | number = '100%') =>
  html`role="presentation" cellpadding="0" cellspacing="0" border="0" width="${width}"`

export const table = (...rows: Html[]) => html`<table ${layout()}><tbody>${rows}</tbody></table>`

/** One full-width row of the card, 40 px from its edges (24 on phones). */
export const block = (top: number, bottom: number, ...content: Html[]) =>
  html`<tr><td class="px" style="padding:${top}px 40px ${bottom}px">${content}</td></tr>`

const line = css({
  'border-top': `1px solid ${colour.line}`,
  'font-size': 0,
  'line-height': 0,
  height: '1px',
})
export const rule = (top: number) =>
  block(top, 28, table(html`<tr><td class="li" style="${line}">&nbsp;</td></tr>`))

/** `text-decoration-line`: some programs underline a link unless both say no. */
const anchor = (kind: string, href: string, style: Style, words: string | Html | Html[]) =>
  html`<a class="${kind}" href="${href}" style="${css({ 'text-decoration-line': 'none', ...style })}" target="_blank">${words}</a>`

/** A link in words. */
export const textLink = (href: string, words: string | Html | Html[], style: Style = link) =>
  anchor('lk', href, style, words)

/** One fact: its name left in muted, its value right of it, and what may be said more in muted below. */
export const factRow = ([name, value, more, href]: Fact) => html`
  <tr>
    <td class="k mu" width="132" valign="top" style="${css({ ...text, width: '132px', padding: '7px 12px 7px 0' })}">${name}</td>
    <td class="ink" valign="top" style="${css({ ...strong, padding: '7px 0' })}">
      ${href ? textLink(href, lines(value)) : lines(value)}
      ${more ? html`<br/><span class="mu" style="font-weight:400;color:${colour.muted}">${lines(more)}</span>` : undefined}
    </td>
  </tr>`

const secondHeading = css({ ...display(20, 26), 'margin-bottom': '12px' })
export const heading2 = (words: string) => html`<h2 class="ink" style="${secondHeading}">${words}</h2>`

const pill = { ...strong, 'line-height': '20px', display: 'inline-block', padding: '16px 30px' }

/** The one apricot button, with what may stand beside it. */
export const button = ({ href, label }: NonNullable<MailContent['button']>, besideIt?: Html) =>
  table(html`
    <tr>
      <td class="st" width="1%" style="white-space:nowrap">
        <table role="presentation" cellpadding="0" cellspacing="0" border="0" class="gt"><tbody><tr>
          <td align="center" bgcolor="${colour.action}" style="background:${colour.action};border-radius:999px">
            ${anchor('go', href, pill, label)}
          </td>
        </tr></tbody></table>
      </td>
      ${besideIt}
    </tr>`)

/** A second way beside the button, or a quiet remark. */
export const beside = ({ label, href }: NonNullable<MailContent['beside']>) =>
  html`<td class="st sp mu" style="${css({ ...small, 'padding-left': '24px' })}">${href ? textLink(href, label) : label}</td>`

export const bold = (words: string) =>
  html`<b class="ink" style="font-weight:600;color:${colour.ink}">${words}</b>`

/** Text whose line breaks stay: mail programs do not keep them by themselves. */
export const lines = (words: string): Html[] =>
  words.split(/\r\n|\r|\n/).map((words, index) => (index === 0 ? html`${words}` : html`<br/>${words}`))
