import { site } from '#domain/site.ts'

/** A mail in words: both sides are made of it. All of it is plain text, also what a customer wrote. */
export type Letter = {
  subject: string
  /** What a list of mails shows beside the subject. */
  preview: string
  lead?: string
  /** The largest type; each entry is a line. */
  headline: string[]
  /** Paragraphs; a line break inside one stays. */
  body: string[]
  facts: Fact[]
  button?: { label: string; href: string }
  closing?: { title: string; text: string }
  forStaff?: true
  /** Why it came; the customer's usual reason unless told. */
  why?: string
}
export type Fact = [name: string, value: string]

export const bookedReason = 'You get this mail because you booked with us; it is not advertising.'

/** The side of those who read plain text, like a letter. */
export function letterText({ lead, headline, body, facts, button, closing, forStaff, why }: Letter): string {
  const parts = [
    ...(lead ? [lead] : []),
    headline.join('\n'),
    ...body,
    facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    ...(closing ? [`${closing.title}\n${closing.text}`] : []),
    ...(button ? [`${button.label}: ${button.href}`] : []),
    ...(forStaff ? [] : [`Questions? Call ${site.phone} or write to ${site.email}.`]),
    `${site.legalLine}\n${why ?? bookedReason}`,
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}
