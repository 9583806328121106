import { describe, expect, it } from 'vitest'
import { ownBenefits, theFaq } from '../offers/membership.ts'
import { changesBetween, unusualPrices } from './changes.ts'
import type { House } from './house.ts'
import { theHouse } from './the-house.ts'

/** The first house with values set at paths; `undefined` removes. */
function houseWith(values: Record<string, unknown>): House {
  const house: object = JSON.parse(JSON.stringify(theHouse))
  for (const [path, value] of Object.entries(values)) {
    const names = path.split('/')
    const last = names.pop()!
    const holder = names.reduce((at, name) => Reflect.get(at, name) as object, house)
    if (value === undefined) Reflect.deleteProperty(holder, last)
    else Reflect.set(holder, last, value)
  }
  return house as House
}
const plain = (lines: readonly string[]) => lines.map((line) => line.replaceAll('\u00a0', ' '))
const changes = (values: Record<string, unknown>) => plain(changesBetween(theHouse, houseWith(values)))

const ride = 'activities/efoil-private'
const group = 'activities/efoil-group'

describe('what changes between two houses', () => {
  it('is nothing between a house and its copy', () => {
    expect(changes({})).toEqual([])
  })

  it.each<[string, Record<string, unknown>, string]>([
    ['a price', { [`${ride}/durations/1h/cents`]: 13_000 }, 'E-Foil Private Rent 1 hour: 120 € to 130 €'],
    [
      'the first picture of the start page',
      { 'landing/picture': { id: 'mist', alt: 'Mist' } },
      'Start page: your own picture',
    ],
    [
      'the picture of a machine',
      { 'units/gti-130/picture': { id: 'mist', alt: 'Mist' } },
      'GTI 130 at Tallinn: your own picture',
    ],
    [
      'the picture of the club page',
      { 'club/picture': { id: 'mist', alt: 'Mist' } },
      'Club page: your own picture',
    ],
    [
      'the price of a machine',
      { 'activities/jetski-rental/durations/1h/cents/rxp-x-rs': 29_050 },
      'Jetski Rent 1 hour, RXP-X RS 300: 280 € to 290.50 €',
    ],
    [
      'the price of a machine in a season',
      { 'activities/jetski-rental/seasons': [{ from: '07-01', cents: { '1h': { 'rxp-x-rs': 29_050 } } }] },
      'Jetski Rent, season from 1 July on, every day: 1 hour, RXP-X RS 300: 290.50 €: new',
    ],
    [
      'a season without a price',
      { [`${ride}/seasons`]: [{ from: '07-01', to: '07-31', cents: {} }] },
      'E-Foil Private Rent, season 1 July to 31 July, every day: no price yet: new',
    ],
    [
      'a place of what is asked for',
      { 'activities/jetski-request/places': ['tallinn', 'malaga'] },
      'Jetski Rent on request at Málaga: sold',
    ],
    [
      'the price at one place',
      { [`${ride}/at`]: { malaga: { cents: { '1h': 9_000 } } } },
      'E-Foil Private Rent 1 hour at Málaga: none to 90 €',
    ],
    [
      'a place with a name that every object has',
      { 'places/constructor': { ...theHouse.places.tallinn, name: 'Constructor' } },
      'Place Constructor: new',
    ],
    [
      'the price at such a place',
      { [`${ride}/at`]: { constructor: { cents: { '1h': 9_000 } } } },
      'E-Foil Private Rent 1 hour at constructor: none to 90 €',
    ],
    [
      'a length of such a name',
      {
        [`${ride}/durations/constructor`]: theHouse.activities['efoil-private'].durations['1h'],
      },
      'E-Foil Private Rent 1 hour: new',
    ],
    [
      'a unit of such a name',
      { 'units/constructor': { ...theHouse.units['efoil-malaga-3'], name: 'E-foil 9' } },
      'E-foil 9 at Málaga: new',
    ],
    [
      'a rental of such a name',
      { 'activities/constructor': { ...theHouse.activities['efoil-private'], title: 'Constructor' } },
      'Constructor: new',
    ],
    [
      'the walk-in',
      { 'activities/efoil-group/walkInCents': 4_500 },
      'Surf and Sauna Session, walk-in: 40 € to 45 €',
    ],
    [
      'the sauna',
      { 'activities/wake-surf/sauna/weekend/day': 1 },
      'Wake Surf, sauna weekend day: 250 € to 0.01 €',
    ],
    [
      'an add-on',
      { [`${ride}/addOn`]: { name: 'Captain', cents: 4_000 } },
      'E-Foil Private Rent, add-on Captain for 40 €: new',
    ],
    ['off', { [`${ride}/on`]: false }, 'E-Foil Private Rent: switched off'],
    ['a name', { [`${ride}/title`]: 'Foils' }, 'E-Foil Private Rent is now called Foils'],
    ['a limit', { [`${ride}/most`]: 8 }, 'E-Foil Private Rent, most per booking: 6 to 8'],
    ['a duration that goes', { [`${ride}/durations/4h`]: undefined }, 'E-Foil Private Rent 4 hours: removed'],
    [
      'a retired unit',
      { 'units/efoil-malaga-3/retired': '2026-10-01' },
      'E-foil 3 at Málaga: retired from 1 October 2026 on',
    ],
    ['the price of a package', { 'packages/standard-b/cents': 59_000 }, 'Package Standard: 550 € to 590 €'],
    [
      'an event that comes',
      { 'club/events/moon': { ...theHouse.club.events.midsummer, title: 'Full moon ride' } },
      'Club event ‘Full moon ride’ added',
    ],
    [
      'the first words of the club page',
      { 'club/lead': 'Tea, then waves.' },
      'Club page, introduction: “One coached session a week, two big days a summer, and people to ride with.” to “Tea, then waves.”',
    ],
    [
      'a benefit that comes',
      { 'club/benefits': [...theHouse.club.benefits!, { icon: 'tag', title: 'Tea', description: 'Hot' }] },
      'Club page, benefit Tea (icon tag), “Hot”: new',
    ],
    [
      'what a member says, gone',
      { 'club/testimonials': theHouse.club.testimonials!.slice(0, 1) },
      'Club page, quote from Anna, member since 2023: “Nobody looks at how good you are. They look at whether you smile when you come b …”: removed',
    ],
    [
      'the order of the benefits',
      { 'club/benefits': theHouse.club.benefits!.toReversed() },
      'Club page, benefits: new order',
    ],
    [
      'a question of the membership page that comes',
      { 'membership/faq': [...theFaq, { question: 'Can I pause?', answer: 'Yes, in winter.' }] },
      'Membership page, question Can I pause?, “Yes, in winter.”: new',
    ],
    [
      'a benefit of members that goes',
      { 'membership/benefits': ownBenefits.toSpliced(2, 1) },
      'Membership page, benefit Members-only events (icon calendar), “Announced to members first.”: removed',
    ],
    [
      'the order of the questions',
      { 'membership/faq': theFaq.toReversed() },
      'Membership page, questions: new order',
    ],
    ['an event that goes', { 'club/events/midsummer': undefined }, 'Club event ‘Midsummer evening’ removed'],
    [
      'the day of an event',
      { 'club/events/midsummer/on': '06-19' },
      'Club event ‘Midsummer evening’: 24 June to 19 June',
    ],
    [
      'an event of a day that is weekly',
      { 'club/events/midsummer/on': 2 },
      'Club event ‘Midsummer evening’: 24 June to every Tuesday',
    ],
    [
      'the name of an event',
      { 'club/events/midsummer/title': 'Bonfire' },
      'Club event ‘Midsummer evening’ is now called ‘Bonfire’',
    ],
    [
      'the begin of an event',
      { 'club/events/midsummer/from': '20:00' },
      'Club event ‘Midsummer evening’, begins: “19:00” to “20:00”',
    ],
    [
      'the price of a guided session',
      { 'guidedSession/durations/1h/cents': 9_000 },
      'Guided session, 1 hour: 85 € to 90 €',
    ],
    [
      'the length of a guided session',
      { 'guidedSession/durations/1h/minutes': 70 },
      'Guided session, 1 hour, minutes: 60 to 70',
    ],
    [
      'the name of a length',
      { 'guidedSession/durations/1h/label': 'An hour' },
      'Guided session, An hour, name: 1 hour to An hour',
    ],
    [
      'prices of the guided session from a day on',
      { 'guidedSession/seasons': [{ from: '2027-05-01', cents: { '1h': 9_500, '20min': 3_500 } }] },
      'Guided session from 1 May 2027, 1 hour 95 €, 20 minutes 35 €: new',
    ],
    [
      'a length that goes',
      { 'guidedSession/durations/1.5h': undefined },
      'Guided session, 1.5 hours: removed',
    ],
    [
      'a length that comes',
      { 'guidedSession/durations/3h': { label: '3 hours', minutes: 180, cents: 20_000 } },
      'Guided session, 3 hours: new',
    ],
    [
      'the price of a board to order',
      { 'customBoard/board': 10_400 },
      'Custom board, the board itself: $9 900 to $10 400',
    ],
    ['the price of a part of it', { 'customBoard/masts/2': 175 }, 'Custom board, Medium 75 cm: $150 to $175'],
    ['the name', { 'brand/name': 'Kaldarand' }, 'House, name: Merelend to Kaldarand'],
    [
      'a link that goes',
      { 'brand/links/surfClub': '' },
      'House, link, surf club: https://surfklub.ee to none',
    ],
    [
      'a page elsewhere',
      { 'brand/social': [{ name: 'Instagram', url: 'https://social.example/ours' }] },
      'House, social: none to Instagram https://social.example/ours',
    ],
    ['the phone', { 'brand/phone': '+372 5555 9999' }, 'House, phone: +372 5555 0123 to +372 5555 9999'],
    [
      'an own line in a mail',
      { 'messages/confirmation': 'Bring a towel' },
      'Mail Confirmation, own line: none to “Bring a towel”',
    ],
    [
      'who is alerted',
      { 'alerts/jetski': { emails: ['jet@desk.example'], phones: [] } },
      'Alerts of Jetski to jet@desk.example: new',
    ],
    [
      'a promise',
      { 'enquiry/promiseMinutes/birthday': 120 },
      'Birthday party, answer promised within: 24 hours to 2 hours',
    ],
    [
      'a text of the start page',
      { 'landing/headline': 'Fly low' },
      'Start page, headline: “Experience the feeling of Flying and euphoria” to “Fly low”',
    ],
    [
      'a text of a card',
      { 'activities/wake-surf/card/people': '' },
      'Wake Surf, card, people in words: “1-8” to none',
    ],
    [
      'the card of an event',
      { 'eventCards/birthday/description': 'Cake' },
      'Card Birthday Events, description: “Foils, sauna and a table by the sea.” to “Cake”',
    ],
    [
      'the title of the card of an event',
      { 'eventCards/birthday/title': 'Parties' },
      'Card Parties, title: “Birthday Events” to “Parties”',
    ],
    [
      'what a package includes in another order',
      { 'packages/standard-b/includes': theHouse.packages['standard-b'].includes.toReversed() },
      'Package Standard, what it includes: new order',
    ],
    [
      'what is included',
      { 'activities/efoil-group/includes': theHouse.activities['efoil-group'].includes!.slice(1) },
      'included: A fleet of 6 e-foils: removed',
    ],
    [
      'what to bring',
      { 'activities/wake-surf/bring': theHouse.activities['wake-surf'].bring!.slice(1) },
      'Wake Surf, to bring: Swimwear and a towel: removed',
    ],
    ['a fee', { 'membership/monthlyFeeCents': 900 }, 'Membership, monthly fee: 8 € to 9 €'],
    [
      'a discount',
      { 'membership/discounts/weekday': 20 },
      'Membership, discounts, private e-foil, Monday to Friday: 15% to 20%',
    ],
    ['a session', { [`${group}/sessions/sunset/from`]: '19:00' }, 'Sunset, begins at: 20:00 to 19:00'],
    [
      'its places',
      { [`${group}/mostInSession`]: 12 },
      'Surf and Sauna Session, places in a session: 15 to 12',
    ],
    [
      'a weekday of what is sold on every day',
      { [`${ride}/weekdays`]: [1, 2, 3, 4, 5, 6] },
      'E-Foil Private Rent on Sunday: no longer sold',
    ],
    ['extra time', { [`${ride}/gift/from`]: 4 }, 'extra time from how many: 3 to 4'],
    [
      'the evening of the sauna',
      { 'activities/wake-surf/sauna/eveningFrom': '17:00' },
      'Wake Surf, sauna, evening price from: 18:00 to 17:00',
    ],
    ['a moved unit', { 'units/efoil-malaga-3/place': 'dubai' }, 'E-foil 3: moves from Málaga to Dubai'],
  ])('has the old and new value of %s', (_, values, line) => {
    expect(changes(values)).toEqual([expect.stringContaining(line)])
  })

  it('lists each start, place, closed day, season and hour added or removed', () => {
    const { starts, places } = theHouse.activities['efoil-private']
    expect(
      changes({
        [`${ride}/starts`]: ['08:00', ...starts.slice(0, -1)],
        [`${ride}/places`]: places.filter((place) => place !== 'dubai'),
        [`${ride}/seasons`]: [
          { from: '07-01', to: '07-31', weekdays: [6, 7], cents: { '1h': 13_000 } },
          { from: '2027-05-01', places: ['tallinn', 'dubai'], cents: { '1h': 14_000 } },
        ],
        'places/puhajarve/closed': [
          { from: '2026-10-01', to: '2027-04-30', reason: 'winter' },
          { from: '2027-06-24', to: '2027-06-24', reason: 'midsummer' },
        ],
        'places/puhajarve/hours': [
          { from: '05-01', to: '09-30', weekdays: [1, 2, 3, 4, 5, 6, 7], open: '10:00', close: '20:00' },
        ],
      }),
    ).toEqual([
      'Pühajärve, hours 10:00 to 20:00, 1 May to 30 September, every day: new',
      'Pühajärve closed 1 October 2026 to 30 April 2027 (winter): new',
      'Pühajärve closed 24 June 2027 (midsummer): new',
      'E-Foil Private Rent at Dubai: no longer sold',
      'E-Foil Private Rent, start 22:00: removed',
      'E-Foil Private Rent, start 08:00: new',
      'E-Foil Private Rent, season 1 July to 31 July, Sat, Sun: 1 hour 130 €: new',
      'E-Foil Private Rent, season from 1 May 2027 on, every day, at Tallinn and Dubai: 1 hour 140 €: new',
    ])
  })

  it('names a new activity and a new unit, and a list that was only reordered', () => {
    const { 'efoil-private': boards } = theHouse.activities
    expect(
      changes({
        'activities/paddle-boards': { ...boards, title: 'Paddle boards' },
        'units/paddle-1': { number: 902, name: 'Board 1', activity: 'paddle-boards', place: 'puhajarve' },
        'activities/efoil-group/weekdays': [2, 1],
        [`${ride}/places`]: [...boards.places].reverse(),
      }),
    ).toEqual([
      'Board 1 at Pühajärve: new',
      'E-Foil Private Rent, places: new order',
      'Surf and Sauna Session, weekdays: new order',
      'Paddle boards: new',
    ])
  })
})

it.each([
  [{ [`${ride}/durations/1h/cents`]: 0 }, 'E-Foil Private Rent 1 hour: 120 € to 0 €'],
  [{ 'activities/jetski-rental/durations/1h/cents/rxp-x-rs': 10_000_000 }, 'RXP-X RS 300: 280 € to 100'],
  [{ 'activities/wake-surf/sauna/weekday/day': 0 }, 'sauna weekday day'],
  [{ [`${ride}/seasons`]: [{ from: '07-01', to: '07-31', cents: { '1h': 0 } }] }, 'season 1 July to 31 July'],
  [
    { [`${ride}/seasons`]: [{ from: '07-01', to: '07-31', cents: { '1h': 9_999_900 } }] },
    'season 1 July to 31 July',
  ],
  [{ [`${ride}/durations/1h/cents`]: 9_999_900 }, '120 € to 99 999 €'],
  [{ [`${ride}/durations/1h/cents`]: 60_000 }, '120 € to 600 €'],
  [{ [`${ride}/durations/1h/cents`]: 2_400 }, '120 € to 24 €'],
  [{ 'membership/joiningFeeCents': 0 }, 'joining fee: 89 € to 0 €'],
])(
  'asks again about a price of zero, of thousands, or five times more or less than before (%#)',
  (values, line) => {
    expect(plain(unusualPrices(theHouse, houseWith(values)))).toEqual([expect.stringContaining(line)])
  },
)

it.each([
  [
    { [`${ride}/seasons`]: [{ from: '2027-05-01', cents: { '1h': 120_000, '2h': 21_500 } }] },
    'E-Foil Private Rent, season from 1 May 2027 on, every day: 1 hour 1 200 €, 2 hours 215 €: new',
  ],
  [
    { [`${group}/seasons`]: [{ from: '07-01', to: '07-31', cents: { 'walk-in': 400 } }] },
    'Surf and Sauna Session, season 1 July to 31 July, every day: Walk-in 4 €: new',
  ],
  [
    { 'activities/jetski-rental/seasons': [{ from: '2027-05-01', cents: { '1h': { 'rxp-x-rs': 2_800 } } }] },
    'Jetski Rent, season from 1 May 2027 on, every day: 1 hour, RXP-X RS 300: 28 €: new',
  ],
  [
    { [`${ride}/at`]: { malaga: { cents: { '1h': 1_200, '2h': 20_000 } } } },
    'E-Foil Private Rent 1 hour at Málaga: none to 12 €',
  ],
  [
    { 'guidedSession/seasons': [{ from: '2027-05-01', cents: { '1h': 85_000 } }] },
    'Guided session from 1 May 2027, 1 hour 850 €: new',
  ],
  [
    { 'packages/standard-b/later': [{ from: '2027-05-01', cents: 550_000 }] },
    'Package Standard from 1 May 2027, 5 500 €: new',
  ],
  [
    { 'membership/later': [{ from: '2027-05-01', joiningFeeCents: 890, monthlyFeeCents: 900 }] },
    'Membership from 1 May 2027, joining fee 8.90 €, monthly fee 9 €: new',
  ],
  [
    { 'customBoard/later': [{ ...theHouse.customBoard, board: 990, from: '2027-05-01' }] },
    'Custom board from 1 May 2027, Board, battery and charger $990: new',
  ],
])('also asks about such a price at a place, in a season or from a day on: %j', (values, line) => {
  expect(plain(unusualPrices(theHouse, houseWith(values)))).toEqual([line])
})

it('asks only about the new one of prices that begin on a day', () => {
  const july = { from: '07-01', to: '07-31', cents: { '1h': 0 } }
  const may = { from: '2027-05-01', cents: { '1h': 13_000 } }
  const [before, after] = [[july], [july, may]].map((seasons) => houseWith({ [`${ride}/seasons`]: seasons }))
  expect(unusualPrices(before!, after!)).toEqual([])
})

it('asks about no other change', () => {
  const values = {
    [`${ride}/durations/1h/cents`]: 59_000,
    [`${ride}/durations/2h/cents`]: 4_300,
    [`${ride}/noticeMinutes`]: 0,
    'membership/discounts/weekday': 0,
  }
  expect(unusualPrices(theHouse, houseWith(values))).toEqual([])
})

it.each([
  [{ 'customBoard/masts/2': 0 }, 'Custom board, Medium 75 cm: $150 to $0'],
  [{ 'customBoard/board': 99_999 }, 'Custom board, the board itself: $9 900 to $99 999'],
  [{ 'guidedSession/durations/1h/cents': 0 }, 'Guided session, 1 hour: 85 € to 0 €'],
])('asks about zero and about thousands for %j', (values, line) => {
  expect(plain(unusualPrices(theHouse, houseWith({ ...values, 'customBoard/masts/3': 310 })))).toEqual([line])
})
