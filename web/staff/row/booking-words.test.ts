import { describe, expect, it } from 'vitest'
import { theHouse } from '#domain/house/the-house.ts'
import { giveText, kindText, paidText, unitsText, whatText } from './booking-words.ts'
import { booking } from './sample-row.ts'

describe('a row of bookings', () => {
  it('shows equipment type and service type', () => {
    expect(kindText(theHouse, booking({}))).toBe('E-foil rental')
    expect(whatText(booking({ quantity: 1 }))).toBe('E-Foil Private Rent, 1 foil')
  })

  it.each([
    ['jetski', 'Trixx 2023 Red, RXP-X RS 300', ['Trixx PUNANE', 'RXP'], 'Jetski rental'],
    ['wakesurf', 'wake boat', ['Wake boat'], 'Wake surf rental'],
    ['wakesurf', 'wake boat, floating sauna', ['Wake boat', 'Floating sauna'], 'Wake surf rental'],
    // Requested units that are not allocated stay visible.
    ['wakesurf', 'wake boat, floating sauna', ['Wake boat'], 'wake boat, floating sauna rental'],
    ['jetski', 'Trixx 2023 Red', [], 'Trixx 2023 Red rental'],
  ] as const)('does not name its machines twice: %s, %s of %j', (sector, equipmentType, units, text) => {
    expect(kindText(theHouse, booking({ sector, equipmentType, units: [...units] }))).toBe(text)
  })

  it.each([
    [['E-foil 1', 'E-foil 2', 'E-foil 6'], 'E-foil 1 + 2 + 6'],
    [['Trixx SININE', 'RXP'], 'Trixx SININE + RXP'],
    [[], 'no unit'],
  ])('shows its units: %j', (units, text) => {
    expect(unitsText({ units })).toBe(text)
  })

  const due = { paidState: 'unpaid', owedCents: 7_000, paymentMethod: 'on_site' } as const
  it.each([
    [{ ...due, status: 'confirmed' }, '70 € to pay'],
    [{ ...due, paidState: 'part_paid', owedCents: 6_300 }, '63 € to pay'],
    // A request has no agreed price yet; a disputed card payment is not due at the dock.
    [{ ...due, status: 'pending' }, 'Not paid'],
    [{ ...due, paymentMethod: 'card' }, 'Not paid'],
    [{ paidState: 'part_paid', owedCents: 0, status: 'confirmed' }, 'Part refunded'],
    [{ paidState: 'part_paid', owedCents: 0, status: 'cancelled' }, 'Part paid'],
    [{ paidState: 'paid', owedCents: 0 }, 'Paid'],
  ] as const)('says what staff still take for it: %j', (money, text) => {
    expect(paidText(booking(money)).replace('\u00a0', ' ')).toBe(text)
  })
})

it.each([
  [['E-foil 1 is closed.'], 'Start on E-foil 4'],
  [['This ride is booked for Thu 18 June, 12:00.', 'E-foil 1 is closed.'], 'Change to E-foil 4'],
  [['E-foil 1 is closed.', 'E-foil 2 is closed.'], 'Change to E-foil 4'],
])('offers a start on the free unit only if nothing else prevents it: %j', (reasons, text) => {
  const [from, to] = [1, 4].map((number) => ({ id: `efoil-tallinn-${number}`, name: `E-foil ${number}` }))
  expect(giveText({ reasons, instead: [{ from: from!, to: to! }] })).toBe(text)
})
