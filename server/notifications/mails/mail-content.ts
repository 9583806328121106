import type { Brand } from '#domain/house/house-brand.ts'

/** The content of a mail, from which HTML and plain text are made. None of it is markup, not even what a customer wrote. */
export type MailContent = {
  subject: string
  /** The preview text in the inbox. */
  preview: string
  lead?: string
  /** In the largest type; one entry per line. */
  headline: string[]
  /** Paragraphs; line breaks inside one are kept. */
  body: string[]
  facts: Fact[]
  /** A short titled list, such as free times. */
  list?: { title: string; entries: string[] }
  button?: { label: string; href: string }
  /** A second link or a short remark beside the button. */
  beside?: { label: string; href?: string }
  /** A picture below the button; it adds no facts. */
  chart?: { src: string; alt: string }
  prices?: Prices
  steps?: { title: string; entries: Step[] }
  /** `strong`: an emphasised end of the text. */
  closing?: { title: string; text: string; strong?: { before: string; words: string } }
  /** The picture at the head: `/media/mail-NAME.jpg`. */
  picture?: string
  forStaff?: boolean
  /** Why the mail was sent; defaults to the usual reason for customers. */
  why?: string
}
/** `more`: a second, muted line. `href`: link of the value. */
export type Fact = [name: string, value: string, more?: string, href?: string]
export type Step = { what: string; more: string }
export type Price = { label: string; amount: string; isGift: boolean }
export type Prices = { lines: Price[]; label: string; total: string; note: string }

/**
 * The first name if it looks like one. The address may be a stranger's, so we must not send arbitrary text that was typed as a
 * name.
 */
export const greetedName = (fullName: string | null): string | undefined =>
  /^[\p{L}\p{M}'’-]{1,30}(?=\s|$)/u.exec(fullName?.trim() ?? '')?.[0]

export const bookedReason = 'You get this mail because you booked with us; it is not advertising.'

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
