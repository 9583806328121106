import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { media, out, type Row } from './pictures.ts'
import { kbOf, programOf, run } from './programs.ts'

const rate = 24

/** One loop as WebM and MP4. Existing frames are kept, so that a stopped run continues where it was. */
export function film({ name, scene, renderer, film }: Row): void {
  if (!film) throw new Error(`${name} has no film in pictures.json`)
  const frames = film.seconds * rate
  const folder = join(out, `film-${name}`)
  mkdirSync(folder, { recursive: true })
  const program = programOf(renderer)
  for (let frame = 0; frame < frames; frame++) {
    const file = join(folder, `f${String(frame).padStart(3, '0')}.ppm`)
    if (existsSync(file)) continue
    const half = join(folder, 'half.ppm')
    run(
      program,
      [scene, ...[film.width, film.height, film.samples].map(String), half, `${frame}`, `${frames}`],
      {
        SKYCACHE: join(folder, 'sky.cache'),
        SKYTABLE: join(folder, 'sky.table'),
      },
    )
    renameSync(half, file)
  }
  encodeFilm(folder, name, (film.mostKb * 8) / film.seconds)
}

const colours = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709']
const scale = 'scale=out_color_matrix=bt709:out_range=tv'

/** Two passes, at the bit rate that fills nine tenths of the limit. AV1 with ten bits prevents bands in a dark sky. */
function encodeFilm(folder: string, name: string, maxKbit: number): void {
  const from = [
    '-y',
    '-loglevel',
    'error',
    '-framerate',
    String(rate),
    '-i',
    join(folder, 'f%03d.ppm'),
    '-an',
  ]
  const bits = `${Math.round(maxKbit * 0.9)}k`
  const log = join(folder, 'pass')
  for (const pass of ['1', '2']) {
    run('ffmpeg', [
      ...from,
      ...['-vf', `${scale},format=yuv420p`, ...colours, '-c:v', 'libx264', '-preset', 'veryslow'],
      ...['-profile:v', 'high', '-b:v', bits, '-x264-params', 'aq-mode=3:keyint=96', '-pass', pass],
      ...['-passlogfile', log, '-movflags', '+faststart', join(media, `${name}.mp4`)],
    ])
  }
  run('ffmpeg', [
    ...from,
    ...['-vf', `${scale},format=yuv420p10le`, ...colours, '-c:v', 'libsvtav1', '-preset', '4'],
    ...['-b:v', bits, '-svtav1-params', 'rc=1', '-g', '192', join(media, `${name}.webm`)],
  ])
  for (const ending of ['mp4', 'webm'])
    process.stdout.write(`  ${name}.${ending}: ${Math.round(kbOf(join(media, `${name}.${ending}`)))} kB\n`)
}
