import { site } from '#domain/site.ts'
import type { PlaceFree } from './place-free-words.ts'
import { placeFreeWords } from './place-free-words.ts'

/** Both sides of the mail; React and its mail parts load at the first use. */
export async function renderPlaceFree(
  facts: PlaceFree,
): Promise<{ subject: string; html: string; text: string }> {
  const words = placeFreeWords(facts)
  const { placeFreeHtml } = await import('./place-free-view.ts')
  const text = [
    words.hello,
    '',
    `${words.what}: ${words.day}`,
    words.times,
    '',
    `${words.label}: ${words.link}`,
    '',
    words.rule,
    '',
    `${site.brand}, ${site.phone}, ${site.email}`,
    '',
  ].join('\n')
  return { subject: words.subject, text, html: await placeFreeHtml(words, facts.publicUrl) }
}
