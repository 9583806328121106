import { html } from './html.ts'

// Mail clients know neither variables nor sheets: every value stands inline; classes serve phones and the dark only.

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

export type Style = Readonly<Record<string, string | number>>

/** The value of a `style` attribute. */
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
