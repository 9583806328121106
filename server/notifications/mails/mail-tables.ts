import { html } from './html.ts'
import type { Price, Prices, Step } from './mail-content.ts'
import { colour, css, display, small, strong, text } from './mail-look.ts'
import { bold, table } from './mail-parts.ts'

// The two tables of a mail: what it costs, and what comes next.

const edge = { 'border-top': `1px solid ${colour.line}`, padding: '16px 0 0' }
const row = { padding: '6px 0' }
const oneLine = { 'white-space': 'nowrap' }

export const priceTable = ({ lines, label, total, note }: Prices) =>
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

export const stepTable = (steps: Step[]) => table(...steps.map(stepRow))

const stepRow = ({ what, more }: Step, at: number) => html`
  <tr>
    <td class="nu" valign="top" width="34" style="${css({ ...display(18, 26), color: colour.number, width: '34px', ...row })}">${at + 1}</td>
    <td class="mu" valign="top" style="${css({ ...text, ...row })}">${bold(what)} ${more}</td>
  </tr>`
