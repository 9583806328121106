import { readFile, writeFile } from 'node:fs/promises'
import { changesBetween, unusualPrices } from '#domain/house/changes.ts'
import type { House } from '#domain/house/house.ts'
import { pricesNow } from '#domain/house/prices-in-force.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Queries } from '#server/db/open.ts'
import { checked, publishedNow } from '#server/house/checked-house.ts'
import { lockDraft } from '#server/house/house-draft.ts'
import { publishWithoutDraft } from '#server/house/publish.ts'
import { Misuse, type Operator } from './operator.ts'

type Options = { note?: string; force?: boolean }
type Act = (operator: Operator, file: string, options: Options) => Promise<void>

/** The whole house as a JSON file: `house export|import|check|diff FILE`. */
export async function houseFile(operator: Operator, action: string, file: string, options: Options) {
  const act = Object.hasOwn(acts, action) ? acts[action] : undefined
  if (!act) throw new Misuse(`house wants ${Object.keys(acts).join(', ')} and FILE.`)
  if (action !== 'import' && Object.keys(options).length > 0)
    throw new Misuse(`house ${action} takes no options.`)
  await act(operator, file, options)
}

const acts: Record<string, Act> = {
  export: async ({ db, now, say }, file) => {
    const { version, house } = await publishedNow(db)
    await writeFile(file, `${JSON.stringify(pricesNow(house, now()), null, 2)}\n`)
    say(`Version ${version} of the house is in ${file}.`)
  },
  check: async (operator, file) => {
    await houseIn(operator, file)
    operator.say(`${file} can be published.`)
  },
  diff: async (operator, file) => {
    const { db, now, say } = operator
    const house = await houseIn(operator, file)
    const { version, house: published } = await publishedNow(db)
    const changes = changesBetween(pricesNow(published, now()), house)
    say(changes.length === 0 ? `${file} is version ${version}: nothing changes.` : changes.join('\n'))
  },
  import: async ({ db, now, say }, file, { note = '', force = false }) => {
    const { number, changes, hasDraft } = await db.transaction(async (tx) => {
      const draft = await lockDraft(tx)
      const house = await houseIn({ db: tx, now }, file)
      const published = pricesNow((await publishedNow(tx)).house, now())
      const changes = changesBetween(published, house)
      if (changes.length === 0) throw new Refusal('not_ready', 'Nothing would change.')
      const publishing = { by: 'operator', now: now(), note, keepsStranded: force }
      const unusual = force ? [] : unusualPrices(published, house)
      const number = await publishWithoutDraft(tx, draft, { house, ...publishing }).catch((error) =>
        refuseStranded(error, unusual),
      )
      if (unusual.length > 0) throw new Refusal('not_ready', [...linesOf(unusual), ifMeant].join('\n'))
      return { number, changes, hasDraft: draft.document !== null }
    })
    say([...changes, `Published as version ${number}.`].join('\n'))
    if (hasDraft) say('The draft stays; it has to be looked at and saved again before it is published.')
  },
}

/** The house in a file with the prices in force in its lists, as the editor shows it. */
async function houseIn({ db, now }: { db: Queries; now: Operator['now'] }, file: string): Promise<House> {
  const { house, problems } = await checked(db, parsed(await readFile(file, 'utf8'), file))
  if (house) return pricesNow(house, now())
  throw new Refusal(
    'invalid_request',
    problems.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)).join('\n'),
  )
}

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Refusal('invalid_request', `${file} is not JSON: ${(error as Error).message}.`)
  }
}

const ifMeant = 'If all of this is meant, import it with --force.'
const linesOf = (unusual: readonly string[]): string[] =>
  unusual.length === 0 ? [] : ['An unusual price:', ...unusual]

/** Adds to the message the stranded bookings and the unusual prices, which --force would publish too. */
function refuseStranded(error: unknown, unusual: readonly string[]): never {
  const bookings = error instanceof Refusal && error.code === 'strands_bookings' ? error.facts.bookings : []
  if (!Array.isArray(bookings) || bookings.length === 0) throw error
  const lines = bookings.map(
    ({ reference, date, time, location, reason }) => `${reference} ${date} ${time} ${location}: ${reason}`,
  )
  const message = [(error as Refusal).message, ...lines, 'Move or cancel them, or keep them with --force.']
  throw new Refusal('strands_bookings', [...message, ...linesOf(unusual)].join('\n'))
}
