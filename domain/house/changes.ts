import { boardWords, guidedWords, isUnusualOfBoard } from './changed-requests.ts'
import {
  activityFields,
  addOnWords,
  alertName,
  brandName,
  brandValues,
  clubWords,
  mailLineWords,
  memberFields,
  membershipPageWords,
  orderWords,
  pictureWords,
  placeFields,
  placeValues,
  promiseWords,
  textWords,
  unitFields,
} from './changed-texts.ts'
import {
  closedWords,
  dayText,
  giftWords,
  hoursText,
  sessionWords,
  span,
  weekdaysText,
  weekdaysWords,
} from './changed-times.ts'
import type { Difference } from './changed-values.ts'
import {
  changeText,
  differences,
  eachNew,
  fieldOf,
  hasUnusual,
  isRecord,
  laterPriceText,
  listWords,
  money,
  newOrRemoved,
  ownOf,
  priceWords,
  valueWords,
} from './changed-values.ts'
import type { House } from './house.ts'
import { withAllPrices } from './other-prices.ts'

// Differences between two houses in words for the owner. A field without a name is shown by its path.

type Both = { before: House; after: House }

/** E.g. 'E-Foil Private Rent 1 hour: 120 € to 130 €'. */
export const changesBetween = (before: House, after: House): string[] => [
  ...differences(before, after).flatMap((one) => wordsOf(one, { before, after })),
  ...orderWords(before, after),
]

/** The changes that set an unusual price. */
export const unusualPrices = (before: House, after: House): string[] =>
  differences(before, after)
    .flatMap(eachNew)
    .filter(
      (one) =>
        isUnusualOfBoard(one, { before, after }) ||
        hasUnusual({ before: usualOf(one, before), after: one.after }, isPrice(one.path)),
    )
    .flatMap((one) => wordsOf(one, { before, after }))

/** The price to compare with: prices of a season, at a place or from a day on are compared with the usual price. */
function usualOf({ path, before }: Difference, house: House): unknown {
  const list = path.at(-1)
  const [part, id, at, , ...own] = path
  if (part === 'activities' && at === 'at' && before === undefined)
    return [id!, 'durations', own[1]!, 'cents'].reduce<unknown>(fieldOf, house.activities)
  if (list !== 'seasons' && list !== 'later') return before
  const priced = path.slice(0, -1).reduce<unknown>((part, name) => fieldOf(part, name), house)
  if (list === 'later') return priced
  const lengths = withAllPrices(priced as House['activities'][string])
  const cents = Object.entries(fieldOf(lengths, 'durations') ?? {}).map(([code, length]) => [
    code,
    fieldOf(length, 'cents'),
  ])
  return { cents: Object.fromEntries(cents) }
}

function wordsOf({ path, ...values }: Difference, both: Both): string | string[] {
  const [part, ...rest] = path
  const words = part ? byPart[part]?.({ path: rest, ...values }, both) : undefined
  return words ?? changeText(values, path.join('.'))
}

/** Sauna prices are keyed by weekday and weekend. */
const isPrice = (path: readonly string[]): boolean => /cents(\.|$)|\.sauna\.week/i.test(path.join('.'))

type Words = (difference: Difference, both: Both) => string | string[] | undefined

const byPart: Record<string, Words> = {
  places: ({ path: [place, field, ...rest], ...values }, both) => {
    const name = placeName(both, place)
    if (field === undefined) return `Place ${name}: ${newOrRemoved(values)}`
    if (field === 'closed') return listWords(values, (one) => closedWords(name, one))
    if (field === 'hours') return listWords(values, (one) => `${name}, ${hoursText(one)}`)
    return changeText(placeValues(field, values), [name, placeFields[field] ?? field, ...rest].join(', '))
  },
  units: ({ path: [id = '', field, ...rest], ...values }, both) => {
    const unit = ownOf(both.after.units, id) ?? ownOf(both.before.units, id)
    const name = `${unit?.name} at ${placeName(both, unit?.place)}`
    if (field === undefined) return `${name}: ${newOrRemoved(values)}`
    if (field === 'retired' && values.after === undefined) return `${name}: in use again`
    if (field === 'retired') return `${name}: retired from ${dayText(values.after)} on`
    if (field === 'place')
      return `${unit?.name}: moves from ${placeName(both, values.before)} to ${placeName(both, values.after)}`
    return (
      pictureWords(name, { path: [field, ...rest], ...values }) ??
      changeText(values, `${name}, ${unitFields[field] ?? field}`)
    )
  },
  brand: ({ path, ...values }) => changeText(brandValues(path[0], values), brandName(path)),
  order: () => [],
  packages: ({ path: [id = '', field = '', ...path], ...values }, { after }) => {
    const name = `Package ${fieldOf(fieldOf(after.packages, id), 'name') ?? id}`
    if (field === 'cents') return `${name}: ${priceWords(values)}`
    if (field === 'includes')
      return (
        listWords(values, (what) => `${name}, ${what}`) ?? changeText(values, `${name}, what it includes`)
      )
    if (field === 'later') return laterPriceText(name, values)
    return changeText(values, [name, field, ...path].join(', '))
  },
  guidedSession: guidedWords,
  customBoard: boardWords,
  membership: ({ path, ...values }) => {
    const texts = membershipPageWords({ path, ...values })
    if (texts) return texts
    const name = ['Membership', ...path.map((field) => memberFields[field] ?? field)].join(', ')
    if (path[0] === 'later') return laterPriceText('Membership', values, memberFields)
    if (path[0] === 'discounts') return `${name}: ${values.before}% to ${values.after}%`
    return path[0]?.endsWith('Cents') ? `${name}: ${priceWords(values)}` : changeText(values, name)
  },
  club: (difference, both) =>
    pictureWords('Club page', difference) ??
    textWords('Club page', difference) ??
    clubWords(difference, both),
  messages: ({ path: [kind = ''], ...values }) => mailLineWords(kind, values),
  enquiry: ({ path: [, kind = ''], ...values }) => promiseWords(kind, values),
  landing: (difference) => pictureWords('Start page', difference) ?? textWords('Start page', difference),
  eventCards: ({ path: [id = '', ...path], ...values }, { after }) => {
    const title = fieldOf(fieldOf(after.eventCards, id), 'title') ?? id
    return textWords(`Card ${title}`, { path, ...values })
  },
  alerts: ({ path: [sector = '', field], ...values }) =>
    (field === undefined ? (['emails', 'phones'] as const) : [field]).flatMap((one) => {
      const named = (side: unknown) => (field === undefined ? fieldOf(side, one) : side)
      const name = (contact: unknown) => alertName(sector, contact)
      return listWords({ before: named(values.before), after: named(values.after) }, name) ?? []
    }),
  activities: ({ path: [id = '', field, ...path], ...values }, both) => {
    const sold = ownOf(both.after.activities, id) ?? ownOf(both.before.activities, id)
    const title = `${sold?.title ?? id}${sold?.kind === 'request' ? ' on request' : ''}`
    if (field === undefined) return `${title}: ${newOrRemoved(values)}`
    const own = byField[field]?.({ path, ...values }, { id, title, ...both })
    const within = { path: [field, ...path], ...values }
    const text = textWords(title, within) ?? pictureWords(title, within)
    return own ?? text ?? valueWords(values, [title, activityFields[field] ?? field, ...path])
  },
}

type Activity = Both & { id: string; title: string }

const byField: Record<string, (difference: Difference, activity: Activity) => string | string[] | undefined> =
  {
    depositPercent: (values, { title }) => changeText(values, `${title}, deposit in percent`),
    addOn: (difference, { title }) => addOnWords(title, difference),
    on: ({ after }, { title }) => `${title}: switched ${after === true ? 'on' : 'off'}`,
    includes: (values, { title }) => listWords(values, (what) => `${title}, included: ${what}`),
    bring: (values, { title }) => listWords(values, (one) => `${title}, to bring: ${fieldOf(one, 'what')}`),
    title: ({ before, after }) => `${before} is now called ${after}`,
    places: (values, activity) =>
      listWords(values, (place) => `${activity.title} at ${placeName(activity, place)}`, [
        'sold',
        'no longer sold',
      ]),
    starts: (values, { title }) => listWords(values, (time) => `${title}, start ${time}`),
    weekdays: (values, { title }) => weekdaysWords(title, values),
    walkInCents: (values, { title }) => `${title}, walk-in: ${priceWords(values)}`,
    estimateCents: (values, { title }) => `${title}, estimate: ${priceWords(values)}`,
    sessions: (difference, { title, after }) => sessionWords(title, difference, after),
    mostInSession: (values, { title }) => changeText(values, `${title}, places in a session`),
    gift: (difference, { title }) => giftWords(title, difference),
    seasons: (values, activity) =>
      listWords(values, (one) => `${activity.title}, ${seasonText(one, activity)}`),
    durations: ({ path: [code = '', field, ...rest], ...values }, activity) => {
      const name = `${activity.title} ${lengthName(activity, code)}`
      if (field === undefined) return `${name}: ${newOrRemoved(values)}`
      const machines = rest.map((id) => machineName(activity, id))
      if (field === 'cents') return `${[name, ...machines].join(', ')}: ${priceWords(values)}`
      return changeText(values, `${name}, ${field}`)
    },
    at: (difference, activity) => {
      const { path, ...values } = difference
      const [place, field, code] = path
      const where = `at ${placeName(activity, place)}`
      if (field === 'starts') return listWords(values, (time) => `${activity.title} ${where}, start ${time}`)
      if (code === undefined)
        return differences(values.before ?? {}, values.after ?? {}, path).flatMap(
          (one) => byField.at!(one, activity) ?? [],
        )
      return `${activity.title} ${lengthName(activity, code)} ${where}: ${priceWords(values)}`
    },
    sauna: ({ path, ...values }, { title }) =>
      path.length < 2
        ? changeText(values, `${title}, sauna, ${path[0] === 'eveningFrom' ? 'evening price from' : path[0]}`)
        : `${title}, sauna ${path.join(' ')}: ${priceWords(values)}`,
  }

const placeName = ({ before, after }: Both, place: unknown): string => {
  const name = [after, before].map((house) => fieldOf(fieldOf(house.places, String(place)), 'name'))
  return String(name.find((one) => one !== undefined) ?? place)
}

const machineName = ({ after }: Both, id: string): string => ownOf(after.units, id)?.name ?? id

function lengthName({ id, before, after }: Activity, code: string): string {
  for (const house of [after, before]) {
    const sold = ownOf(house.activities, id)
    const label = fieldOf(fieldOf(sold && fieldOf(withAllPrices(sold), 'durations'), code), 'label')
    if (typeof label === 'string') return label
  }
  return code
}

const seasonText = (season: unknown, activity: Activity): string => {
  const prices = Object.entries(fieldOf(season, 'cents') ?? {}).flatMap(([code, cents]) => {
    const length = lengthName(activity, code)
    if (!isRecord(cents)) return `${length} ${money(cents)}`
    return Object.entries(cents).map(
      ([machine, one]) => `${length}, ${machineName(activity, machine)}: ${money(one)}`,
    )
  })
  const places = fieldOf(season, 'places')
  const where = Array.isArray(places)
    ? `, at ${places.map((id) => placeName(activity, id)).join(' and ')}`
    : ''
  const since = fieldOf(season, 'since')
  const begins = since === undefined ? '' : `, from ${dayText(since)} on`
  const days = fieldOf(season, 'to') ? span(season) : `from ${span(season)} on`
  return `season ${days}, ${weekdaysText(season)}${where}${begins}: ${prices.join(', ') || 'no price yet'}`
}
