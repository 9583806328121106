import { expect, test } from 'vitest'
import { z } from 'zod'
import { emailAddress, paragraph, personName, phoneNumber } from './contact.ts'
import { emailProblem, maxNotes, nameProblem, notesProblem, patterns, phoneProblem } from './contact-rules.ts'

const samples = [
  ...[
    '',
    ' ',
    'L',
    ' L ',
    'Liis',
    ' Liis Tamm ',
    'Tanja Žukov',
    'a\nb',
    'a\u0000b',
    'a\u200bb',
    '\u2800\u2800',
    'Max 🏄\u200d♂\ufe0f',
    'Max\u200d',
  ],
  ...[
    'liis@',
    'liis@example.ee',
    ' liis@example.ee ',
    '.a@b.ee',
    'a..b@c.ee',
    'a@b',
    'ä@b.ee',
    `${'a'.repeat(260)}@b.ee`,
  ],
  ...[
    '51234',
    '+372 5123 4567',
    '(+372)51234567',
    '5123456x',
    '1'.repeat(41),
    'half \ud800',
    'tab\there',
    'line\u2028separator',
    'x'.repeat(2001),
  ],
]

test.each([
  ['name', personName, nameProblem],
  ['e-mail', emailAddress, emailProblem],
  ['phone', phoneNumber, phoneProblem],
  ['notes', paragraph(maxNotes), notesProblem],
] as const)('a form refuses the same %s as the server, in the same words', (_, schema, problem) => {
  for (const sample of samples)
    expect(problem(sample), JSON.stringify(sample)).toBe(schema.safeParse(sample).error?.issues[0]?.message)
})

test.each([
  ['emoji of several parts', 'Max 🏄\u200d♂\ufe0f'],
  ['a family and a flag', '👩\u200d👩\u200d👧 🏄🏽\u200d♀\ufe0f 🇪🇪'],
  ['a red heart', '❤\ufe0f'],
  ['a Persian name', 'علی\u200cرضا'],
  ['a Bengali name', 'র\u200d্যাব'],
])('a name may be %s', (_, name) => {
  expect(nameProblem(name)).toBeUndefined()
  expect(personName.parse(name)).toBe(name)
})

test.each([
  ['between Latin letters', 'Li\u200dis', 'Liis'],
  ['at the end', 'علی\u200c', 'علی'],
  ['next to a space', 'علی\u200c رضا', 'علی رضا'],
  ['next to another', 'علی\u200c\u200cرضا', 'علیرضا'],
  ['after a variation selector', 'a\ufe0f\u200dع', 'aع'],
  ['before a variation selector', 'ع\u200d\ufe0f', 'ع'],
])('a joiner %s is removed, as nobody sees it', (_, name, kept) => {
  expect(nameProblem(`Tamm ${name}`)).toBeUndefined()
  expect(personName.parse(`Tamm ${name}`)).toBe(`Tamm ${kept}`)
})

test('a variation selector is kept after an emoji only', () => {
  expect(personName.parse('Liis\ufe0f ❤\ufe0f\ufe0f')).toBe('Liis ❤\ufe0f')
})

test.each([
  ['begin with a joiner', '\u200dعلی'],
  ['consist of blank letters', '\u3164\u200d\u3164'],
  ['consist of invisible characters', '\u200d\ufe0f\u200d'],
  ['contain a zero-width space', 'علی\u200bرضا'],
  ['contain a direction override', '🏄\u202e❤\ufe0f'],
])('a name does not %s', (_, name) => {
  expect(nameProblem(name)).toBe('Invisible characters are not allowed in a name')
})

test.each([
  '(+372) 5123 4567',
  '+49 170\u20111234567',
  '5123 – 4567',
  // As copied from a phone's contacts, with text direction marks around it.
  '\u202a+372 5123 4567\u202c',
])('takes the phone %j', (typed) => {
  expect(phoneProblem(typed)).toBeUndefined()
})

test('a phone is kept with plain dashes and without invisible marks, as search compares its digits', () => {
  expect(phoneNumber.parse('\u202a+49 170\u20111234567\u202c')).toBe('+49 170-1234567')
})

test('a phone that breaks its rule in two ways is named once', () => {
  expect(phoneNumber.safeParse('12 abc').error?.issues.map(({ message }) => message)).toEqual([
    'Please enter a valid phone number',
  ])
})

test('an e-mail address is what zod takes for one', () => {
  expect(patterns.email.source).toBe(z.regexes.email.source.replaceAll('\\-', '-'))
})
