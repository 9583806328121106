import { z } from 'zod'
import { paragraph } from '#domain/contact.ts'
import { type House, houseSchema } from '#domain/house/house.ts'
import { mailsWithLine } from '#domain/house/house-messages.ts'
import { accountAddresses } from '../account-addresses.ts'
import { endpoint } from '../endpoint.ts'
import { oneOf, versionInPath } from './ids.ts'

/** Documented by `houseSchema` but checked by the handler, which reports each problem at its path in the document. */
const documented = () =>
  z.unknown().meta({ ...z.toJSONSchema(houseSchema, { io: 'input' }), $schema: undefined })
/** The public part of the house: units without the numbers stored in bookings. */
type PublicHouse = Omit<House, 'units'> & {
  units: Readonly<Record<string, Omit<House['units'][string], 'number'>>>
}
const publicHouse = documented() as unknown as z.ZodType<PublicHouse>
const house = documented() as unknown as z.ZodType<House>

const version = z.int().min(0)
const note = paragraph(500)

const draftView = z.object({
  /** Counts saves; the next save or publish must name it. */
  version: z.number(),
  house,
  /** Why it cannot be published. */
  problems: z.array(z.object({ path: z.string(), message: z.string() })),
  /** The changes that publishing would make, as sentences. */
  changes: z.array(z.string()),
  /** The changes that set an unusual price, such as 0; the owner must confirm them. */
  unusualPrices: z.array(z.string()),
})

const versionFacts = {
  version: z.number(),
  by: z.string(),
  at: z.string(),
  note: z.string(),
  /** The changes from the previous version, as sentences. */
  changes: z.array(z.string()),
}

/** Its files are `/media/{id}-{width}.{avif,webp,jpg}` and `/media/og-{id}.jpg`. */
const picture = z.object({ id: z.string() })

export const houseCalls = {
  house: endpoint({
    ...accountAddresses.house,
    access: 'anyone',
    summary: 'The published house: prices, hours, places, without what no visitor needs',
    reply: z.object({ version: z.number(), house: publicHouse }),
  }),
  houseDraft: endpoint({
    ...accountAddresses.houseDraft,
    access: 'house',
    summary: 'The draft; the published house where there is none',
    reply: draftView,
  }),
  saveHouseDraft: endpoint({
    ...accountAddresses.saveHouseDraft,
    access: 'house',
    summary: 'Save the draft; refused when somebody else saved it meanwhile',
    body: z.object({ version, house: documented() }),
    reply: draftView,
    maxBytes: 512 * 1024,
  }),
  publishHouse: endpoint({
    ...accountAddresses.publishHouse,
    access: 'house',
    summary: 'Publish the draft; refused when bookings to come could not be sold by it, unless they are kept',
    body: z.object({ version, note: note.default(''), strands: z.literal('keep').optional() }),
    reply: z.object({ version: z.number() }),
    success: 201,
  }),
  houseVersions: endpoint({
    ...accountAddresses.houseVersions,
    access: 'house',
    summary: 'What was published, newest first: who, when, and what changed',
    reply: z.array(z.object(versionFacts)),
  }),
  houseVersion: endpoint({
    ...accountAddresses.houseVersion,
    access: 'house',
    summary: 'One published house, and how it differs from the one in force',
    params: versionInPath,
    reply: z.object({
      ...versionFacts,
      house,
      /** What would change if it were restored and published, as sentences. */
      changesIfRestored: z.array(z.string()),
    }),
  }),
  houseMail: endpoint({
    ...accountAddresses.houseMail,
    access: 'house',
    summary: 'A mail to a made-up customer as the draft has it, as HTML or plain text',
    params: z.object({ kind: oneOf(mailsWithLine), side: oneOf(['html', 'text']) }),
    reply: z.string(),
    media: 'text/html; charset=utf-8',
    perMinute: 120,
  }),
  pictures: endpoint({
    ...accountAddresses.pictures,
    access: 'house',
    summary: 'The uploaded pictures, newest first',
    reply: z.array(picture),
  }),
  addPicture: endpoint({
    ...accountAddresses.addPicture,
    access: 'house',
    summary: 'Upload a picture: JPEG, PNG, WebP or AVIF, 20 MB at most; the same bytes are the same picture',
    bytes: '*',
    body: z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array),
    reply: picture,
    success: 201,
    maxBytes: 20_000_000,
    perMinute: 30,
  }),
  restoreHouse: endpoint({
    ...accountAddresses.restoreHouse,
    access: 'house',
    summary: 'Make a published version the draft; 409 when `version` is given and is not that of the draft',
    params: versionInPath,
    query: z.object({ version: z.coerce.number().pipe(version).optional() }),
    /** `kept`: what could not be restored from the version, as sentences. */
    reply: draftView.extend({ kept: z.array(z.string()) }),
  }),
}
