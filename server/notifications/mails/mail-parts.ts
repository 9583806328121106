import type { Fact, MailContent } from './mail-content.ts'

/** HTML that is not escaped again. Only `html` creates it, so all other text in a mail is escaped. */
class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

export type { Html }

type Part = string | number | Html | undefined | readonly Part[]

/** Strings and numbers are escaped, also in attribute values. The template's own line breaks are removed. */
export const html = (template: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(template.map((words, index) => words.replace(/\n\s*/g, '') + written(parts[index])).join(''))

function written(part: Part): string {
  if (part === undefined) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(written).join('')
  return String(part).replace(/[&<>"']/g, (character) => entities[character]!)
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

// Mail clients support neither CSS variables nor style sheets, so all styles are inline; classes are for phones and dark mode.

export const colour = {
  ground: '#f0f5f6',
  card: '#ffffff',
  ink: '#04232a',
  muted: '#485e63',
  line: '#dae3e5',
  link: '#13616d',
  action: '#fcb375',
  gift: '#7d3919',
  number: '#187985',
} as const

const sans = "Figtree,-apple-system,'Segoe UI',Roboto,Arial,sans-serif"
const wide = "'Archivo Wide','Helvetica Neue',Arial,sans-serif"

type Style = Readonly<Record<string, string | number>>

export const css = (style: Style): string =>
  Object.entries(style)
    .map(([property, value]) => `${property}:${value}`)
    .join(';')

export const text: Style = {
  margin: 0,
  'font-family': sans,
  'font-size': '16px',
  'line-height': '24px',
  color: colour.muted,
}
export const strong: Style = { ...text, 'font-weight': 600, color: colour.ink }
export const link: Style = { ...strong, color: colour.link, 'text-decoration': 'underline' }
export const small: Style = { ...text, 'font-size': '14px', 'line-height': '20px' }
export const display = (size: number, line: number): Style => ({
  margin: 0,
  'font-family': wide,
  'font-size': `${size}px`,
  'line-height': `${line}px`,
  'font-weight': 560,
  'letter-spacing': '-0.4px',
  color: colour.ink,
})
export const picture: Style = { display: 'block', outline: 'none', border: 0, 'text-decoration': 'none' }

export const sheet = html`
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;-webkit-text-size-adjust:100%}
table{border-collapse:collapse;border-spacing:0}
@media (max-width:599px){.px{padding-left:24px!important;padding-right:24px!important}.out{padding:0!important}.card,.hd{border-radius:0!important}.h1{font-size:34px!important;line-height:38px!important}.gt{width:100%!important}.go{display:block!important}.st{display:block!important;width:100%!important}.sp{padding-top:16px!important;padding-left:0!important}.k{width:96px!important}}
@media (prefers-color-scheme:dark){.bg{background:#031d24!important}.card{background:#072e36!important}.ink{color:#fcfaf6!important}.mu{color:#bbd0d2!important}.li{border-color:#2b4b52!important}.lk,.gi{color:#fec28e!important}.nu{color:#9aced4!important}.go{color:#04232a!important}}
[data-ogsc] .ink{color:#fcfaf6!important}[data-ogsc] .mu{color:#bbd0d2!important}[data-ogsb] .card{background:#072e36!important}[data-ogsb] .bg{background:#031d24!important}
`

/** The attributes of a layout table, by default full width; screen readers skip it. */
export const layout = (width: string | number = '100%') =>
  html`role="presentation" cellpadding="0" cellspacing="0" border="0" width="${width}"`

export const table = (...rows: Html[]) => html`<table ${layout()}><tbody>${rows}</tbody></table>`

/** A full-width row of the card, 40 px from its edges (24 on phones). */
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

/** Some mail programs underline a link unless both `text-decoration-line` and `text-decoration` are none. */
const anchor = (kind: string, href: string, style: Style, words: string | Html | Html[]) =>
  html`<a class="${kind}" href="${href}" style="${css({ 'text-decoration-line': 'none', ...style })}" target="_blank">${words}</a>`

export const textLink = (href: string, words: string | Html | Html[], style: Style = link) =>
  anchor('lk', href, style, words)

/** A fact: muted name on the left, value on the right, muted details below. */
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

/** The apricot button, with optional content beside it. */
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

export const secondaryLink = ({ label, href }: NonNullable<MailContent['beside']>) =>
  html`<td class="st sp mu" style="${css({ ...small, 'padding-left': '24px' })}">${href ? textLink(href, label) : label}</td>`

export const bold = (words: string) =>
  html`<b class="ink" style="font-weight:600;color:${colour.ink}">${words}</b>`

/** Keeps line breaks, which mail programs drop. */
export const lines = (words: string): Html[] =>
  words.split(/\r\n|\r|\n/).map((words, index) => (index === 0 ? html`${words}` : html`<br/>${words}`))
