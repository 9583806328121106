import { describe, expect, it } from 'vitest'
import { cheaperReplacement, smsLength } from './sms.ts'

const of = (text: string) => {
  const { units, segments, perSegment } = smsLength(text)
  return [units, segments, perSegment]
}

describe('the length of an SMS', () => {
  it.each([
    ['', [0, 0, 160]],
    ['a'.repeat(160), [160, 1, 160]],
    ['a'.repeat(161), [161, 2, 153]],
    ['a'.repeat(306), [306, 2, 153]],
    ['a'.repeat(307), [307, 3, 153]],
  ])('is 160 characters, or 153 in each of several parts', (text, expected) =>
    expect(of(text)).toEqual(expected),
  )

  it.each([
    ['õ'.repeat(70), [70, 1, 70]],
    [`${'a'.repeat(70)}–`, [71, 2, 67]],
    ['Ж'.repeat(134), [134, 2, 67]],
    ['Ж'.repeat(135), [135, 3, 67]],
  ])('is 70 with one character outside the alphabet, or 67 in each of several parts', (text, expected) =>
    expect(of(text)).toEqual(expected),
  )

  it('counts an extension character as two', () => {
    expect(of('45 €')).toEqual([5, 1, 160])
    expect(of('€'.repeat(80))).toEqual([160, 1, 160])
    expect(of('€'.repeat(81))).toEqual([162, 2, 153])
  })

  it('does not split a character that takes two', () => {
    // 152 + 2 would be one too many for the first part.
    expect(smsLength(`${'a'.repeat(152)}€${'a'.repeat(151)}`)).toMatchObject({ segments: 2, lastUnits: 153 })
    expect(smsLength(`${'a'.repeat(152)}€${'a'.repeat(152)}`)).toMatchObject({ segments: 3, lastUnits: 1 })
    expect(smsLength(`${'Ж'.repeat(66)}😀${'Ж'.repeat(66)}`)).toMatchObject({ segments: 3 })
  })

  it('counts Estonian and German letters of the alphabet as one', () => {
    expect(of('äöüÄÖÜßñå')).toEqual([9, 1, 160])
  })
})

describe('the swap of a costly character', () => {
  it('is offered if it makes the text cheaper', () => {
    const text = `Hi Liis, strong wind at Noblessner today. Your new time is 19:00–20:30. Not good? Call.`
    expect(cheaperReplacement(text)).toMatchObject({ characters: ['–'], segmentsNow: 2, segmentsAfter: 1 })
    expect(cheaperReplacement(text)!.swapped).toContain('19:00-20:30')
  })

  it('is not offered if it saves nothing or a letter has no substitute', () => {
    expect(cheaperReplacement('Short – and cheap')).toBeUndefined()
    expect(cheaperReplacement('Привет '.repeat(20))).toBeUndefined()
    expect(cheaperReplacement('a'.repeat(200))).toBeUndefined()
  })
})
