import { createHash } from 'node:crypto'
import type { Sharp } from 'sharp'
import sharp from 'sharp'
import { Refusal, refuseField } from '#domain/refusal.ts'

type PictureFile = { format: string; width: number; bytes: Uint8Array }
export type EncodedPicture = { id: string; files: PictureFile[] }

const widths = [480, 960, 1440, 2560]
/** Today's largest phone pictures have 50 million pixels; a file that claims more is refused before decoding. */
const maxPixels = 60_000_000
const maxSeconds = 60

/** Recognised by the first bytes, whatever the file name; anything else, also SVG, never reaches a decoder. */
const kinds: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  (bytes) => bytes.toString('latin1', 4, 12) === 'ftypavif',
]

/** A hash of the bytes, so that the same file is the same picture. */
export const pictureId = (bytes: Uint8Array): string =>
  `own-${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}`

// Each file is decoded once, so a cache would only take memory.
sharp.cache(false)

let last: Promise<unknown> = Promise.resolve()

/** Re-encodes a picture for the site without the camera's metadata. One at a time, as each takes a core for seconds. */
export function encodePicture(bytes: Buffer): Promise<EncodedPicture> {
  const made = last.then(() => encode(bytes))
  last = made.catch(() => undefined)
  return made
}

async function encode(bytes: Buffer): Promise<EncodedPicture> {
  if (!kinds.some((isKind) => isKind(bytes)))
    throw refuseField('picture', 'This is not a picture: please send a JPEG, PNG, WebP or AVIF file.')
  const { data, info } = await decode(bytes)
  const { width, height, channels } = info
  const copy = () => sharp(data, { raw: { width, height, channels } })
  const files: PictureFile[] = []
  const add = async (format: string, nominal: number, made: Sharp) =>
    files.push({ format, width: nominal, bytes: await made.toBuffer() })
  for (const nominal of widths.filter((_, index) => index === 0 || widths[index - 1]! < width)) {
    const sized = copy().resize({ width: nominal, withoutEnlargement: true })
    await add('avif', nominal, sized.clone().avif({ quality: 55, effort: 2 }))
    await add('webp', nominal, sized.clone().webp({ quality: 78 }))
    await add('jpg', nominal, sized.clone().jpeg({ quality: 80, mozjpeg: true }))
  }
  await add('og', 1200, copy().resize(1200, 630).jpeg({ quality: 80 }))
  await add('mail', 1200, copy().resize(1200, 440).jpeg({ quality: 80 }))
  return { id: pictureId(bytes), files }
}

/** Upright, in sRGB, on white, no larger than the site uses. */
async function decode(bytes: Buffer) {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > maxPixels) throw tooManyPixels(width, height)
    return await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: 2560, height: 5120, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .timeout({ seconds: maxSeconds })
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw refuseField('picture', 'This picture is damaged or incomplete and could not be read.')
  }
}

const tooManyPixels = (width: number, height: number) =>
  refuseField(
    'picture',
    `This picture has ${width} x ${height} pixels: the limit is ${maxPixels / 1_000_000} million.`,
  )
