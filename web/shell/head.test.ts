import { describe, expect, test } from 'vitest'
import { screens } from '#contract/screens.ts'
import { theHouse } from '#domain/house/the-house.ts'
import { headOf } from './head.ts'

const head = (screen: Parameters<typeof headOf>[1]['screen']) =>
  headOf(theHouse.brand, { title: 'A page', screen })

describe('The head of a page', () => {
  test('both addresses of a screen have the same canonical one', () => {
    expect(head(screens.efoilPrivate)).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: '/booking/efoil-private',
    })
  })

  test('private pages are kept out of search engines', () => {
    expect(head(screens.checkout)).toContainEqual({ name: 'robots', content: 'noindex' })
    expect(head(screens.landing)).not.toContainEqual({ name: 'robots', content: 'noindex' })
  })

  test('the title ends with the brand, once', () => {
    expect(head(screens.login)).toContainEqual({ title: 'A page · Merelend' })
    expect(headOf(theHouse.brand, { title: 'Merelend, fly', screen: screens.landing })).toContainEqual({
      title: 'Merelend, fly',
    })
  })
})
