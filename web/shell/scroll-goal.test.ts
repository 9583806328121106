import { describe, expect, test } from 'vitest'
import { scrollGoal } from './scrolling.ts'

const at = (pathname: string, hash = '', search = '') => ({ pathname, hash, search })

describe('Every route change scrolls to the top', () => {
  test('another page begins at its top, at once', () => {
    expect(scrollGoal(at('/login'), at('/'))).toEqual({ smooth: false })
  })

  test('clicking the logo on / scrolls smoothly to the top', () => {
    expect(scrollGoal(at('/'), at('/', '#specs'))).toEqual({ smooth: true })
  })

  test('a filter or tab in the address is no route change', () => {
    expect(scrollGoal(at('/dashboard', '', '?tab=alerts'), at('/dashboard'))).toBeUndefined()
    expect(scrollGoal(at('/login', '', '?next=/'), at('/dashboard'))).toEqual({ smooth: false })
  })

  test('a page that the browser opened stays where the browser scrolled it', () => {
    expect(scrollGoal(at('/'), undefined)).toBeUndefined()
  })
})

describe('An explicit anchor wins over scroll-to-top', () => {
  test('a menu entry on the same page scrolls smoothly to its section', () => {
    expect(scrollGoal(at('/', '#experiences'), at('/'))).toEqual({
      id: 'experiences',
      smooth: true,
    })
  })

  test('a menu entry on another page goes to / and then scrolls', () => {
    expect(scrollGoal(at('/', '#testdrive'), at('/checkout'))).toMatchObject({
      id: 'testdrive',
      smooth: true,
    })
  })

  test('an invalid anchor breaks nothing', () => {
    expect(scrollGoal(at('/', '#50%'), at('/'))).toEqual({ id: '50%', smooth: true })
  })

  test('an address opened with an anchor is left to the browser', () => {
    expect(scrollGoal(at('/', '#membership'), undefined)).toBeUndefined()
  })
})
