import type { Brand } from '#domain/house/house-brand.ts'

/** A mail as text, from which HTML and plain text are made. None of it is markup, also not what a customer wrote. */
export type MailContent = {
  subject: string
  /** What a list of mails shows beside the subject. */
  preview: string
  lead?: string
  /** The largest type; each entry is a line. */
  headline: string[]
  /** Paragraphs; a line break inside one stays. */
  body: string[]
  facts: Fact[]
  /** A short list under its title, such as times that are free. */
  list?: { title: string; entries: string[] }
  button?: { label: string; href: string }
  /** Beside the button: a second link, or a short remark. */
  beside?: { label: string; href?: string }
  /** A picture below the button; it adds no facts. */
  chart?: { src: string; alt: string }
  prices?: Prices
  steps?: { title: string; entries: Step[] }
  /** `strong`: emphasised, at the end of the text. */
  closing?: { title: string; text: string; strong?: { before: string; words: string } }
  /** The picture of its head: `/media/mail-NAME.jpg`. */
  picture?: string
  forStaff?: boolean
  /** Why it was sent; by default the usual reason for customers. */
  why?: string
}
/** `more`: a second line, quieter. `href`: where the value leads. */
export type Fact = [name: string, value: string, more?: string, href?: string]
export type Step = { what: string; more: string }
export type Price = { label: string; amount: string; isGift: boolean }
export type Prices = { lines: Price[]; label: string; total: string; note: string }

/**
 * The first name, where it looks like one: the address may be a stranger's, to whom we would send any text that was typed
 * as a name.
 */
export const greetedName = (fullName: string | null): string | undefined =>
  /^[\p{L}\p{M}'’-]{1,30}(?=\s|$)/u.exec(fullName?.trim() ?? '')?.[0]

export const bookedReason = 'You get this mail because you booked with us; it is not advertising.'

/** The plain-text part. */
export function mailText(content: MailContent, brand: Brand): string {
  const { lead, headline, body, facts, list, button, beside, forStaff, why } = content
  const parts = [
    ...(lead ? [lead] : []),
    headline.join('\n'),
    ...body,
    facts.map(factText).join('\n'),
    ...(list ? [[list.title, ...list.entries.map((entry) => `- ${entry}`)].join('\n')] : []),
    ...(content.prices ? [pricesText(content.prices)] : []),
    ...(content.steps ? [stepsText(content.steps)] : []),
    ...(content.closing ? [closingText(content.closing)] : []),
    ...(button ? [`${button.label}: ${button.href}`] : []),
    ...(beside?.href ? [`${beside.label}: ${beside.href}`] : []),
    ...(forStaff ? [] : [`Questions? Call ${brand.phone} or write to ${brand.email}.`]),
    `${brand.legalLine}\n${why ?? bookedReason}`,
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

const factText = ([name, value, more]: Fact): string => `${name}: ${value}${more ? `. ${more}` : ''}`

const pricesText = ({ lines, label, total, note }: Prices): string =>
  [...lines.map((line) => `${line.label}: ${line.amount}`), `${label}: ${total} (${note})`].join('\n')

const stepsText = ({ title, entries }: { title: string; entries: Step[] }): string =>
  [title, ...entries.map(({ what, more }, index) => `${index + 1}. ${what} ${more}`)].join('\n')

const closingText = ({ title, text, strong }: NonNullable<MailContent['closing']>): string =>
  `${title}\n${text}${strong ? `\n${strong.before} ${strong.words}.` : ''}`
