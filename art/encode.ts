import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { cropsOf, type Format, formats, media, out, type Row, widthsOf } from './pictures.ts'
import { kbOf, run } from './programs.ts'

/** The size limit of a file in kB, for a picture of 3:2; for others by their area. */
const most: Record<number, Record<Format, number>> = {
  480: { avif: 22, webp: 30, jpg: 40 },
  960: { avif: 55, webp: 75, jpg: 105 },
  1440: { avif: 100, webp: 140, jpg: 190 },
  2560: { avif: 220, webp: 300, jpg: 420 },
}

type Encoder = { best: number; worst: number; args: (quality: number, from: string, to: string) => string[] }
const commands: Record<Format, string> = { avif: 'avifenc', webp: 'cwebp', jpg: 'convert' }

// Ten bits prevent bands in a dark sky. The levels of avifenc are reversed: a low one is fine.
const encoders: Record<Format, Encoder> = {
  avif: {
    best: 18,
    worst: 50,
    args: (level, from, to) => [
      ...['--min', '0', '--max', '63', '-a', 'end-usage=q', '-a', `cq-level=${level}`],
      ...['-s', '5', '-j', '2', '-d', '10', '-y', '420', from, to],
    ],
  },
  webp: {
    best: 88,
    worst: 36,
    args: (quality, from, to) => [
      ...['-quiet', '-q', String(quality), '-m', '6', '-sharp_yuv', from, '-o', to],
    ],
  },
  jpg: {
    best: 88,
    worst: 48,
    args: (quality, from, to) => [
      from,
      ...['-strip', '-sampling-factor', '4:2:0', '-interlace', 'Plane', '-quality', String(quality), to],
    ],
  },
}

/** The best quality within a file's limit, found by bisection. */
function encode(from: string, to: string, format: Format, limit: number, best = encoders[format].best): void {
  const { worst, args } = encoders[format]
  const at = (part: number) => Math.round(best + (worst - best) * part)
  const fits = (part: number) => {
    run(commands[format], args(at(part), from, to))
    return kbOf(to) <= limit
  }
  if (fits(0)) return
  let [tooLarge, small] = [0, 1]
  for (let tries = 0; tries < 3; tries++) {
    const middle = (tooLarge + small) / 2
    if (fits(middle)) small = middle
    else tooLarge = middle
  }
  if (!fits(small)) process.stdout.write(`  ${to} is above its limit of ${Math.round(limit)} kB\n`)
}

/** `public/media/NAME-WIDTH.FORMAT` of a rendered master, and the crops for links and mails. */
export function encodeAll(row: Row): void {
  const master = join(out, `${row.name}.ppm`)
  const scaled = join(out, `${row.name}.scaled.png`)
  for (const width of widthsOf(row)) {
    run('convert', [master, '-resize', `${width}x`, '-depth', '8', '-strip', scaled])
    const area = (row.height / row.width) * 1.5
    const sizes = formats.map((format) => {
      const to = join(media, `${row.name}-${width}.${format}`)
      const best = format === 'jpg' ? row.quality : undefined
      encode(scaled, to, format, most[width]![format] * area, best)
      return `${format} ${Math.round(kbOf(to))}`
    })
    process.stdout.write(`  ${row.name}-${width}: ${sizes.join(', ')} kB\n`)
  }
  for (const { file, width, height } of cropsOf(row)) {
    run('convert', [master, ...crop(row, width, height), '-strip', scaled])
    encode(scaled, join(media, file), 'jpg', 110)
    process.stdout.write(`  ${file}: ${Math.round(kbOf(join(media, file)))} kB\n`)
  }
  rmSync(scaled, { force: true })
}

/** Fills the box, and keeps the focus as near its middle as the picture's edges allow. */
function crop({ width, height, focus = [50, 50] }: Row, boxWidth: number, boxHeight: number): string[] {
  const scale = Math.max(boxWidth / width, boxHeight / height)
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)]
  const start = (size: number, box: number, percent: number) =>
    Math.max(0, Math.min(size - box, Math.round((size * percent) / 100 - box / 2)))
  const [left, top] = [start(wide, boxWidth, focus[0]), start(high, boxHeight, focus[1])]
  return ['-resize', `${wide}x${high}!`, '-crop', `${boxWidth}x${boxHeight}+${left}+${top}`, '+repage']
}
