/** Unescaped HTML: only `html` makes it, so that every other text is escaped in a mail. */
class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

export type { Html }

type Part = string | number | Html | undefined | readonly Part[]

/** Strings and numbers are escaped, also as the value of an attribute. Line breaks of the template itself are left out. */
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
