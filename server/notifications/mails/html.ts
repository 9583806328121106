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
