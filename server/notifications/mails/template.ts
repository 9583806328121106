// React draws a mail in milliseconds, and a thousand mails differ in their words only. So each shape (which parts there
// are, how many lines) is drawn once with numbered slots for words; later ones of the shape are words put into it.

/** Characters that mean nothing by themselves: they can stand around a slot's number. */
const open = '\uE000'
const close = '\uE001'
const slots = /\uE000(\d+)\uE001/

const mostShapes = 300
const drawn = new Map<string, Promise<string[]>>()

/**
 * `draw(sheet)` with the words of `sheet`: every text in it may change, numbers and truths belong to the shape. `draw` must
 * put each text as text or attribute, unchanged.
 */
export async function filled<Sheet>(
  name: string,
  sheet: Sheet,
  draw: (sheet: Sheet) => Promise<string>,
): Promise<string> {
  const words: string[] = []
  const shape = slotted(sheet, words)
  const key = `${name} ${JSON.stringify(shape)}`
  const parts = drawn.get(key) ?? newParts(key, draw(shape))
  return (await parts).map((part, at) => (at % 2 === 0 ? part : escaped(words[Number(part)]!))).join('')
}

function newParts(key: string, html: Promise<string>): Promise<string[]> {
  // What staff write by hand has as many shapes as it has lines.
  if (drawn.size >= mostShapes) drawn.clear()
  const parts = html.then((text) => text.split(slots))
  drawn.set(key, parts)
  parts.catch(() => drawn.delete(key))
  return parts
}

/** The same thing with a slot for each line of each text, whose words go to `words`. */
function slotted<Thing>(thing: Thing, words: string[]): Thing
function slotted(thing: unknown, words: string[]): unknown {
  if (typeof thing === 'string')
    return thing === ''
      ? ''
      : thing
          .split(/\r\n|\r|\n/)
          .map(slot)
          .join('\n')
  if (Array.isArray(thing)) return thing.map((entry) => slotted(entry, words))
  if (typeof thing !== 'object' || thing === null) return thing
  return Object.fromEntries(Object.entries(thing).map(([name, value]) => [name, slotted(value, words)]))

  function slot(line: string): string {
    words.push(line)
    return `${open}${words.length - 1}${close}`
  }
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** As React writes text into HTML. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character]!)
