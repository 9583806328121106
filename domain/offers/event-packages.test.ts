import { describe, expect, it } from 'vitest'
import { theHouse } from '../house/the-house.ts'
import { fitText, packagesOf } from './event-packages.ts'

const birthdaysA = packagesOf(theHouse, 'A')
const birthdaysB = packagesOf(theHouse, 'B')
const corporatePackages = packagesOf(theHouse, 'corporate')

const facts = (packages: readonly { name: string; cents: number; people: string; length: string }[]) =>
  packages.map(({ name, cents, people, length }) => `${name} ${cents / 100}, ${people}, ${length}`)

describe('the packages of birthdays and companies', () => {
  it('birthdays, version A: 299, 499 and 799 euros with 2, 4 and 6 foils', () => {
    expect(facts(birthdaysA)).toEqual([
      'Basic 299, up to 6 people, 1 hour',
      'Premium 499, up to 8 people, 2 hours',
      'Luxury 799, up to 12 people, 3 hours',
    ])
    expect(birthdaysA.map(({ includes }) => includes[0])).toEqual(['2 foils', '4 foils', '6 foils'])
  })

  it('birthdays, version B: 350, 550 and 850 euros', () => {
    expect(facts(birthdaysB)).toEqual([
      'Basic 350, up to 8 people, 2 hours',
      'Standard 550, up to 12 people, 3 hours',
      'Premium 850, up to 16 people, 4 hours',
    ])
  })

  it('corporate: 990, 1990 and 3990 euros', () => {
    expect(facts(corporatePackages)).toEqual([
      'Starter 990, 5-10 people, 2 hours',
      'Premium 1990, 10-20 people, 3 hours',
      'Executive 3990, 20-50 people, a full day',
    ])
  })
})

describe('a number of people and a package', () => {
  it('says whom the package is for', () => {
    expect(fitText(birthdaysB[1]!, 12, birthdaysB)).toBe('Standard is for up to 12 people.')
    expect(fitText(corporatePackages[0]!, 8, corporatePackages)).toBe('Starter is for 5-10 people.')
  })

  it('names the package that fits when this one does not', () => {
    expect(fitText(birthdaysB[0]!, 14, birthdaysB)).toBe('Basic is for up to 8 people. Premium fits 14.')
    expect(fitText(corporatePackages[2]!, 8, corporatePackages)).toBe(
      'Executive is for 20-50 people. Starter fits 8.',
    )
  })

  it('promises an offer if none fits', () => {
    expect(fitText(corporatePackages[2]!, 80, corporatePackages)).toMatch(/For 80 we make you an offer/)
  })
})
