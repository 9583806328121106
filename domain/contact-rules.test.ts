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
