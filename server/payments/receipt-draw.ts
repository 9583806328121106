import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { dateText, wallTime } from '#domain/calendar.ts'
import { amountText, type ReceiptDocument } from '#domain/receipt.ts'
import { site } from '#domain/site.ts'

const require = createRequire(import.meta.url)

/** Font files. Onest has Latin and Cyrillic; the three other scripts that names may be written in have a font each. */
const fonts = {
  Latin: {
    regular: require.resolve('@expo-google-fonts/onest/400Regular/Onest_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/onest/700Bold/Onest_700Bold.ttf'),
  },
  Thai: {
    regular: require.resolve('@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans-thai/700Bold/NotoSansThai_700Bold.ttf'),
  },
  Arabic: {
    regular: require.resolve('@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf'),
  },
  Hebrew: {
    regular: require.resolve('@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf'),
    bold: require.resolve('@expo-google-fonts/noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf'),
  },
}
type Script = keyof typeof fonts
type Weight = keyof typeof fonts.Latin

const others = Object.keys(fonts).slice(1) as Script[]
const words = (script: string): string => {
  const characters = `[\\p{Script=${script}}\\p{M}]`
  return `\\p{Script=${script}}(?:(?:${characters}|\\s)*${characters})?`
}
const inOthers = new RegExp(`(${others.map(words).join('|')})`, 'u')
const unwritable = new RegExp(
  `[^\\p{Script=Cyrillic}\\p{Script=Common}\\p{Script=Inherited}${Object.keys(fonts)
    .map((script) => `\\p{Script=${script}}`)
    .join('')}]|\\p{Extended_Pictographic}`,
  'gu',
)

/** Splits a text into runs of one font each, without characters that no font has: an empty box would say nothing. */
const runsOf = (text: string): { script: Script; text: string }[] =>
  text
    .replaceAll(unwritable, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(inOthers)
    .map((part) => ({ script: scriptOf(part), text: part }))
    .filter((run) => run.text !== '')

const scriptOf = (part: string): Script =>
  others.find((script) => new RegExp(`^\\p{Script=${script}}`, 'u').test(part)) ?? 'Latin'

type Doc = PDFKit.PDFDocument
const zone = site.homeZone

const [margin, pageWidth, pageBottom] = [56, 595.28, 770]
const right = pageWidth - margin
const width = right - margin
const amountWidth = 110
const ink = '#0f2a33'
const muted = '#56707a'
const hairline = '#d5dfe2'
const warm = '#fff1dc'

/** The documents as one A4 PDF, each on its own page. The same documents give the same bytes. */
export async function drawDocuments(documents: ReceiptDocument[]): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    autoFirstPage: false,
    lang: 'en',
    displayTitle: true,
    info: {
      Title: documents.map(({ number }) => number).join(', '),
      Author: documents[0]!.seller.company,
      CreationDate: new Date(documents.at(-1)!.issuedAt),
    },
  })
  const bytes = buffer(doc)
  for (const document of documents) drawDocument(doc.addPage(), document)
  doc.end()
  return bytes
}

const titles = { receipt: 'Receipt', credit_note: 'Credit note' }

function drawDocument(doc: Doc, document: ReceiptDocument): void {
  const issued = dateText(wallTime(Temporal.Instant.from(document.issuedAt), zone).date, 'year')
  write(doc, document.seller.name ?? site.product, margin, margin, { font: 'bold', size: 20 })
  write(doc, `${titles[document.kind]} ${document.number}`, margin, margin, {
    font: 'bold',
    size: 14,
    align: 'right',
  })
  write(doc, `Issued ${issued}`, margin, margin + 20, { color: muted, align: 'right' })
  if (document.corrects)
    write(doc, `To receipt ${document.corrects}`, margin, margin + 34, { color: muted, align: 'right' })
  let y = margin + 64
  if (document.test) y = drawTest(doc, y)
  y = drawParties(doc, document, y)
  y = drawBooking(doc, document, y + 18)
  y = rows(
    doc,
    'What',
    document.lines.map(({ label, cents }) => [label, amountText(cents)]),
    y + 22,
  )
  y = drawSums(doc, document, y + 6)
  const moves = document.movements.map(({ date, label, cents }): [string, string] => [
    `${dateText(date, 'year')}  ${label}`,
    amountText(cents),
  ])
  rows(doc, document.kind === 'receipt' ? 'Payments' : 'Refunds', moves, y + 22)
}

function drawTest(doc: Doc, y: number): number {
  doc.roundedRect(margin, y, width, 30, 8).fill(warm)
  write(doc, 'TEST, nothing was charged', margin + 14, y + 8, { font: 'bold', size: 11 })
  return y + 46
}

function drawParties(doc: Doc, { seller, buyer }: ReceiptDocument, y: number): number {
  const half = width / 2 - 12
  const from = [
    seller.company,
    seller.address,
    `Registry code ${seller.registryCode}`,
    `VAT number ${seller.vatNumber}`,
    `${seller.email}, ${seller.phone}`,
  ]
  const to = [buyer.name, buyer.email ?? ''].filter((text) => runsOf(text).length > 0)
  return Math.max(
    block(doc, 'Seller', from, margin, y, half),
    block(doc, 'Buyer', to, margin + half + 24, y, half),
  )
}

function drawBooking(doc: Doc, { booking }: ReceiptDocument, y: number): number {
  const { reference, service, place, date, time, until } = booking
  return block(
    doc,
    `Booking ${reference}`,
    [service, `${date}, ${time} to ${until}`, place],
    margin,
    y,
    width,
  )
}

function drawSums(doc: Doc, document: ReceiptDocument, y: number): number {
  const sums: [string, string][] = [
    ['Net', amountText(document.netCents)],
    [`VAT ${document.vatPercent}%, included`, amountText(document.vatCents)],
  ]
  let at = y
  for (const [label, amount] of sums) at = row(doc, label, amount, at, { color: muted })
  at = row(doc, 'Total', amountText(document.totalCents), at + 4, { font: 'bold', size: 14 })
  const { owedCents } = document
  return owedCents ? row(doc, 'Still to pay, on site', amountText(owedCents), at + 2, {}) : at
}

/** Writes a heading with lines below it; returns the y where it ends. */
function block(doc: Doc, head: string, lines: string[], x: number, y: number, within: number): number {
  let at = write(doc, head, x, y, { color: muted, size: 9, width: within }) + 2
  for (const [index, line] of lines.entries())
    at = write(doc, line, x, at, { font: index === 0 ? 'bold' : 'regular', width: within })
  return at
}

function rows(doc: Doc, head: string, lines: [string, string][], y: number): number {
  let at = write(doc, head, margin, y, { color: muted, size: 9 }) + 4
  for (const [label, amount] of lines) {
    doc.lineWidth(0.5).strokeColor(hairline).moveTo(margin, at).lineTo(right, at).stroke()
    at = row(doc, label, amount, at + 5, {}) + 1
  }
  doc.lineWidth(0.5).strokeColor(hairline).moveTo(margin, at).lineTo(right, at).stroke()
  return at
}

/** Writes a label and its amount, on the next page if it would reach the foot. */
function row(doc: Doc, label: string, amount: string, y: number, look: Look): number {
  let top = y
  if (top > pageBottom) {
    doc.addPage()
    top = margin
  }
  // The label first, so that a screen reader says what the amount is.
  const end = write(doc, label, margin, top, { ...look, width: width - amountWidth - 16 })
  write(doc, amount, right - amountWidth, top, { ...look, width: amountWidth, align: 'right' })
  return end + 3
}

type Look = { font?: Weight; size?: number; color?: string; width?: number; align?: 'left' | 'right' }

/** Writes the text; returns the y where it ends. */
function write(doc: Doc, text: string, x: number, y: number, look: Look): number {
  const {
    font = 'regular',
    size = 10,
    color = ink,
    align = 'left',
    width: within = width - (x - margin),
  } = look
  const runs = runsOf(text)
  doc.fontSize(size).fillColor(color)
  doc.x = x
  doc.y = y
  for (const [index, run] of runs.entries()) {
    doc.font(fonts[run.script][font]).text(run.text, {
      width: within,
      align,
      lineGap: 2,
      continued: index < runs.length - 1,
      // PDFKit lays words out from left to right unless the run has a list of features.
      ...(run.script === 'Latin' ? {} : { features: [] }),
    })
  }
  return doc.y
}
