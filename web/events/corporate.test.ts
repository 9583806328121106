import { expect, test } from 'vitest'
import { theHouse } from '#domain/house/the-house.ts'
import { leadOf } from './corporate.tsx'

test('the page of corporate events names the first place of the house, even if the owner changed it', () => {
  const rest = 'We bring the boards, the instructors and the sauna.'
  expect(leadOf(theHouse)).toBe(`5 to 50 people at Noblessner, Tallinn. ${rest}`)
  const { tallinn, ...others } = theHouse.places
  const lake = { ...tallinn!, name: 'Viljandi', label: 'Viljandi' }
  const moved = { ...theHouse, places: { tallinn: lake, ...others } }
  expect(leadOf(moved)).toBe(`5 to 50 people at Viljandi. ${rest}`)
})
