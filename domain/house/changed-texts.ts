import { enquiryFacts } from '../enquiries/enquiry-kinds.ts'
import { spanText } from '../enquiries/promise.ts'
import { messageKinds } from '../messages/message.ts'
import { priceText } from '../money.ts'
import { dayText } from '../offers/club.ts'
import { ownBenefits, theFaq } from '../offers/membership.ts'
import { sectorLabels } from '../roles.ts'
import { changeText, listWords, ownOf, type Values } from './changed-values.ts'
import type { House, UnitsActivity } from './house.ts'
import type { ClubWords } from './house-club.ts'

// Names of fields and texts in the list of changes, with their first words: the list is read at a glance.

type EventDay = House['club']['events'][string]['on']

const most = 80

const quoted = (words: unknown): string => {
  const text =
    typeof words === 'object' && words !== null ? Object.values(words).filter(Boolean).join(', ') : words
  if (typeof text !== 'string' || text === '') return 'none'
  return `“${text.length > most ? `${text.slice(0, most).trimEnd()} …` : text}”`
}

/** The display name of an id in a stored document; an unknown id is shown as is. */
const named = <Entry, Name>(
  record: Readonly<Record<string, Entry>>,
  key: string,
  name: (of: Entry) => Name,
) => (Object.hasOwn(record, key) ? name(record[key]!) : key)

/** 'Mail Confirmation, own line: none to “Bring a towel”'. */
export const mailLineWords = (kind: string, { before, after }: Values): string =>
  `Mail ${named(messageKinds, kind, ({ label }) => label)}, own line: ${quoted(before)} to ${quoted(after)}`

const brandFields: Readonly<Record<string, string>> = {
  email: 'e-mail',
  links: 'link',
  maker: 'maker',
  surfClub: 'surf club',
  legalLine: 'footer line',
  registryCode: 'registry code',
  vatNumber: 'VAT number',
}

/** 'House, phone'. */
export const brandName = (path: readonly string[]): string =>
  ['House', ...path.map((field) => brandFields[field] ?? field)].join(', ')

/** Both values of a brand field; a list of pages elsewhere is turned into text. */
export const brandValues = (field: string | undefined, { before, after }: Values): Values =>
  field === 'social' ? { before: pagesText(before), after: pagesText(after) } : { before, after }

const pagesText = (pages: unknown): string =>
  (pages as House['brand']['social']).map(({ name, url }) => `${name} ${url}`).join(', ')

export const placeFields: Readonly<Record<string, string>> = {
  vatPercent: 'VAT in percent',
  zone: 'time zone',
  meetingPoint: 'meeting point',
  afterDark: 'after dark',
}
const afterDark: Readonly<Record<string, string>> = {
  close: 'not sold',
  staff: 'by staff only',
  warn: 'sold, with a warning',
}

/** Both values of a place's field, in the editor's words. */
export const placeValues = (field: string, { before, after }: Values): Values =>
  field === 'afterDark'
    ? { before: afterDark[String(before)] ?? before, after: afterDark[String(after)] ?? after }
    : { before, after }

export const unitFields: Readonly<Record<string, string>> = {
  since: 'in use since',
  staffName: 'name for staff',
}
export const activityFields: Readonly<Record<string, string>> = {
  noticeMinutes: 'notice in minutes',
  daysAhead: 'days ahead',
  freeCancelHours: 'free to cancel, hours before',
  most: 'most per booking',
}
export const memberFields: Readonly<Record<string, string>> = {
  joiningFeeCents: 'joining fee',
  monthlyFeeCents: 'monthly fee',
  weekday: 'private e-foil, Monday to Friday',
  'first-wake': 'first wake surf session',
  'first-jetski': 'first jetski ride',
  ridingHours: 'riding hours',
  everyMinutes: 'minutes for a reward',
  gives: 'reward',
}

const textNames: Readonly<Record<string, string>> = {
  heading: 'heading',
  lead: 'introduction',
  subtitle: 'subtitle',
  description: 'description',
  card: 'card',
  length: 'length in words',
  people: 'people in words',
  title: 'title',
  headline: 'headline',
  line: 'line below the headline',
  boardTitle: 'board heading',
  boardLine: 'board line',
  waysTitle: 'experiences heading',
  waysLine: 'experiences line',
  memberLine: 'membership line',
  saunaLine: 'surf and sauna line',
}

/** 'Start page, headline: “Fly” to “Fly low”'; undefined if the path is not a text of a page. */
export function textWords(
  owner: string,
  { path, before, after }: Values & { path: readonly string[] },
): string | undefined {
  const [first = ''] = path
  if (!Object.hasOwn(textNames, first)) return undefined
  const name = path.map((field) => textNames[field] ?? field).join(', ')
  return `${owner}, ${name}: ${quoted(before)} to ${quoted(after)}`
}

/** 'Start page: new picture'; undefined if the path is not a picture. */
export function pictureWords(
  owner: string,
  { path: [first, field], before, after }: Values & { path: readonly string[] },
): string | undefined {
  if (first !== 'picture') return undefined
  if (field === 'alt') return `${owner}, what its picture shows: ${quoted(before)} to ${quoted(after)}`
  if (field === 'id') return `${owner}: new picture`
  return `${owner}: ${after === undefined ? 'the usual picture' : 'your own picture'}`
}

/** 'Fishing boat, add-on Captain for 40 €: new', 'Fishing boat, add-on: 40 € to 50 €'. */
export function addOnWords(
  owner: string,
  { path: [field], before, after }: Values & { path: readonly string[] },
) {
  const name = `${owner}, add-on`
  if (field === 'cents') return `${name}: ${priceText(Number(before))} to ${priceText(Number(after))}`
  if (field === 'name') return `${name}: ${quoted(before)} to ${quoted(after)}`
  const { name: called, cents } = (after ?? before) as NonNullable<UnitsActivity['addOn']>
  return `${name} ${called} for ${priceText(cents)}: ${after ? 'new' : 'removed'}`
}

const benefitWords = (page: string) => (one: unknown) => {
  const { icon, title, description } = one as ClubWords['benefits'][number]
  return `${page}, benefit ${title} (icon ${icon}), ${quoted(description)}`
}

const questionWords = (one: unknown) => {
  const { question, answer } = one as (typeof theFaq)[number]
  return `Membership page, question ${question}, ${quoted(answer)}`
}

/** 'Membership page, question Can I stop?, “Always.”: new'; undefined if the path is not one of its texts. */
export function membershipPageWords({
  path: [list],
  ...changed
}: Values & { path: readonly string[] }): string | string[] | undefined {
  if (list !== 'benefits' && list !== 'faq') return undefined
  const usual = list === 'benefits' ? ownBenefits : theFaq
  const values = { before: changed.before ?? usual, after: changed.after ?? usual }
  if (JSON.stringify(values.before) === JSON.stringify(values.after)) return []
  return (
    listWords(values, list === 'benefits' ? benefitWords('Membership page') : questionWords) ??
    changeText(values, `Membership page, ${list === 'faq' ? 'questions' : list}`)
  )
}

const eventFields: Readonly<Record<string, string>> = {
  from: 'begins',
  to: 'ends',
  who: 'for whom',
  action: 'button',
}

/** 'Club page, benefit Tea, “From the samovar”: new', 'Club event ‘Midsummer evening’: 12 June to 19 June'. */
export function clubWords(
  difference: Values & { path: readonly string[] },
  houses: { before: House; after: House },
): string | string[] {
  if (difference.path[0] === 'events') return eventWords(difference, houses)
  const {
    path: [list],
    ...values
  } = difference
  const lines =
    list === 'benefits'
      ? listWords(values, benefitWords('Club page'))
      : listWords(values, (one) => {
          const { name, about, text } = one as ClubWords['testimonials'][number]
          return `Club page, quote from ${[name, about].filter(Boolean).join(', ')}: ${quoted(text)}`
        })
  return lines ?? changeText(values, `Club page, ${list}`)
}

function eventWords(
  { path: [, id = '', field], before, after }: Values & { path: readonly string[] },
  houses: { before: House; after: House },
): string {
  const title = (ownOf(houses.after.club.events, id) ?? ownOf(houses.before.club.events, id))?.title
  const name = `Club event ‘${title}’`
  if (field === undefined) return `${name} ${before === undefined ? 'added' : 'removed'}`
  if (field === 'title') return `Club event ‘${before}’ is now called ‘${after}’`
  if (field === 'on') return `${name}: ${dayText(before as EventDay)} to ${dayText(after as EventDay)}`
  return `${name}, ${eventFields[field] ?? field}: ${quoted(before)} to ${quoted(after)}`
}

/** 'Alerts of Jetski to ann@desk.example'. */
export const alertName = (sector: string, contact: unknown): string =>
  `Alerts of ${named(sectorLabels, sector, (label) => label)} to ${contact}`

/** 'Birthday party, answer promised within: 24 hours to 2 hours'. */
export const promiseWords = (kind: string, { before, after }: Values): string => {
  const title = kind === 'request' ? 'Request for a jetski' : named(enquiryFacts, kind, ({ title }) => title)
  return `${title}, answer promised within: ${spanText(Number(before))} to ${spanText(Number(after))}`
}

/** Changes of order: of the places that both houses have, and of what is sold. */
export function orderWords(before: House, after: House): string[] {
  const [was, is] = [Object.keys(before.places), Object.keys(after.places)]
  const both = is.filter((id) => was.includes(id))
  const isSame = both.join() === was.filter((id) => both.includes(id)).join()
  return [
    ...(isSame ? [] : [`Order of places: ${is.map((id) => after.places[id]!.name).join(', ')}`]),
    ...(before.order.join() === after.order.join() ? [] : [soldOrderWords(after)]),
  ]
}

/** 'Order on start page and hub: Wake Surf, Jetski Rent'. */
const soldOrderWords = ({ order, activities }: House): string =>
  `Order on start page and hub: ${order.map((id) => activities[id]?.title ?? id).join(', ') || 'the usual one'}`
