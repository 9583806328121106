import { globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { PictureSource } from '#web/ui/picture.tsx'
import { filesOf, formats, media, pictures, root, widthsOf } from '../art/pictures.ts'

// The pictures in pages, their entries in art/pictures.json, and the files must agree.

type Named = PictureSource & { file: string; constant: string }

const isPicture = (value: unknown): value is PictureSource =>
  typeof value === 'object' && value !== null && 'name' in value && 'ground' in value

/** A constant may be a picture or a table of pictures. */
const picturesIn = (value: unknown): PictureSource[] =>
  isPicture(value)
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(picturesIn)
      : []

const shown: Named[] = (
  await Promise.all(
    globSync('{web,domain}/**/*pictures.ts', { cwd: root }).map(async (file) =>
      Object.entries((await import(/* @vite-ignore */ join(root, file))) as object).flatMap(
        ([constant, value]) => picturesIn(value).map((one) => ({ ...one, file, constant })),
      ),
    ),
  )
).flat()

const files = readdirSync(media)
const texts = globSync(['{web,domain,server}/**/*.{ts,tsx}'], { cwd: root })
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

/** Files that the source names directly: `/media/mail-logo.png`, `/media/mail-chart-${place}.png`. */
const named = texts
  .flatMap(({ text }) => [...text.matchAll(/\/media\/([a-z][^'"`\s]*)/g)])
  .map(([, name]) => new RegExp(`^${name!.replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`))

const widths = [480, 960, 1440, 2560]
const shownFiles = ({ name }: PictureSource): string[] =>
  widths.flatMap((width) => formats.map((format) => `${name}-${width}.${format}`))

describe('the pictures', () => {
  it.each(shown)('$name ($file) has its files, an alternative text and a background', (one) => {
    expect(files).toEqual(expect.arrayContaining(shownFiles(one)))
    expect(one.alt.length).toBeGreaterThan(10)
    expect(one.ground).toMatch(/^#[0-9A-F]{6}$/)
  })

  it.each(shown)('$constant of $file is used in a page', ({ file, constant }) => {
    const used = texts.filter(
      (other) => other.file !== file && new RegExp(`\\b${constant}\\b`).test(other.text),
    )
    expect(used.length).toBeGreaterThan(0)
  })

  it.each(pictures)('$name has a reason, a place and all of its files', (row) => {
    expect(row.why.length).toBeGreaterThan(10)
    expect(row.where).not.toBe('')
    expect(files).toEqual(expect.arrayContaining(filesOf(row)))
  })

  it('reserve the space of each picture by its proportions and widths', () => {
    for (const one of shown) {
      const row = pictures.find(({ name }) => name === one.name)
      if (!row) continue
      const { width = 2560, height = 1707 } = one
      expect(widths, one.name).toEqual(widthsOf(row))
      expect(width / height, one.name).toBeCloseTo(row.width / row.height, 2)
    }
  })

  it('are described only in files that this test reads', () => {
    const elsewhere = texts.filter(
      ({ file, text }) =>
        !file.endsWith('pictures.ts') && /: (PictureSource|Picture) = \{|\bpicture: \{ name: '/.test(text),
    )
    expect(elsewhere.map(({ file }) => file)).toEqual([])
  })

  it('have no file that nothing shows', () => {
    const accounted = new Set([...shown.flatMap(shownFiles), ...pictures.flatMap(filesOf)])
    expect(files.filter((file) => !accounted.has(file) && !named.some((name) => name.test(file)))).toEqual([])
  })

  it('take at most 60 MB, a film at most 2.5 MB, and one for phones at most 900 KB', () => {
    const bytes = (file: string) => statSync(join(media, file)).size
    const films = files.filter((file) => /\.(mp4|webm)$/.test(file))
    for (const film of films) expect(bytes(film), film).toBeLessThan(film.includes('portrait') ? 9e5 : 2.5e6)
    const stills = files.filter((file) => !films.includes(file))
    expect(stills.reduce((sum, file) => sum + bytes(file), 0)).toBeLessThan(60e6)
  })
})
