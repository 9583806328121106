import type { Brand } from '#domain/house/house-brand.ts'
import { nameInLogo, telLink } from '#domain/site.ts'
import {
  block,
  colour,
  css,
  type Html,
  html,
  layout,
  link,
  picture as pictureStyle,
  sheet,
  small,
  strong,
  table,
  textLink,
} from './mail-parts.ts'

const logoStyle = css({ ...pictureStyle, color: '#ffffff', font: 'bold 20px Arial' })
const wideStyle = css({ ...pictureStyle, width: '100%', height: 'auto' })

/** The logo shows the original name; any other name is written as text. */
const logo = (publicUrl: string, { name }: Brand) => html`
  <a href="${publicUrl}" style="text-decoration-line:none" target="_blank">
    ${
      name === nameInLogo
        ? html`<img alt="${name}" height="30" src="${publicUrl}/media/mail-logo.png" style="${logoStyle}" width="156"/>`
        : html`<span style="${logoStyle}">${name}</span>`
    }
  </a>`

const header = (publicUrl: string, brand: Brand, picture: string | undefined) => html`
  <tr><td class="hd" bgcolor="${colour.ink}" style="background:${colour.ink};border-radius:16px 16px 0 0;padding:0">
    ${table(block(22, 20, logo(publicUrl, brand)))}
    ${picture ? html`<img alt="" src="${publicUrl}/media/mail-${picture}.jpg" style="${wideStyle}" width="600"/>` : undefined}
  </td></tr>`

const questions = ({ phone }: Brand) => html`
  <p class="ink" style="${css(strong)}">Questions? ${textLink(telLink(phone), phone, { ...link, 'white-space': 'nowrap' })} or just answer this mail.</p>`
const legalStyle = css({ ...small, 'font-size': '13px', margin: '14px 0 0' })

const footer = (brand: Brand, why: string, forStaff: boolean) => {
  const legal = html`<p class="mu" style="${legalStyle}">${brand.legalLine}. ${why}</p>`
  return html`
  <table ${layout(600)} style="width:100%;max-width:600px"><tbody>
    ${block(26, 8, ...(forStaff ? [] : [questions(brand)]), legal)}
  </tbody></table>`
}

/** The preview is padded with invisible characters, so that the inbox does not show the beginning of the mail after it. */
const previewLength = 200
const nothing = '\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff'
const hidden = 'display:none;overflow:hidden;line-height:1px;opacity:0;max-height:0;max-width:0'

const previewPart = (words: string) => html`
  <div style="${hidden}">${words}<div>${nothing.repeat(Math.max(0, previewLength - words.length))}</div></div>`

type Framed = {
  title: string
  preview: string
  publicUrl: string
  brand: Brand
  why: string
  picture?: string | undefined
  /** Leaves out the phone number to call. */
  forStaff?: boolean | undefined
}

/** Background, card with the dark header, footer: the same in every mail. `rows` are the rows of the card. */
export const mailFrame = (
  { title, preview, publicUrl, brand, why, picture, forStaff = false }: Framed,
  rows: Html[],
): Html => html`
  <!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
  <html dir="ltr" lang="en">
  <head>
    <meta content="text/html; charset=UTF-8" http-equiv="Content-Type"/>
    <meta name="viewport" content="width=device-width,initial-scale=1"/>
    <meta name="x-apple-disable-message-reformatting"/>
    <meta name="color-scheme" content="light dark"/>
    <meta name="supported-color-schemes" content="light dark"/>
    <meta name="format-detection" content="telephone=no,date=no,address=no"/>
    <title>${title}</title>
    <style>${sheet}</style>
  </head>
  <body class="bg" style="background:${colour.ground};margin:0;padding:0">
    <table ${layout()} align="center"><tbody><tr><td style="margin:0;padding:0;background:${colour.ground}">
      ${previewPart(preview)}
      <table ${layout()} class="bg" bgcolor="${colour.ground}" style="background:${colour.ground}"><tbody><tr>
        <td class="out" align="center" style="padding:32px 16px 40px">
          <table ${layout(600)} class="card" bgcolor="${colour.card}" style="width:100%;max-width:600px;background:${colour.card};border-radius:16px"><tbody>
            ${header(publicUrl, brand, picture)}
            ${rows}
          </tbody></table>
          ${footer(brand, why, forStaff)}
        </td>
      </tr></tbody></table>
    </td></tr></tbody></table>
  </body>
  </html>`
