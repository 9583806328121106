import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { media, pictures, root } from './pictures.ts'
import { run } from './programs.ts'

/** All pictures with their names on one page: `docs/pictures/contact-sheet.jpg`. */
export function contactSheet(): void {
  const folder = join(root, 'docs/pictures')
  mkdirSync(folder, { recursive: true })
  const made = pictures.filter(({ name }) => existsSync(join(media, `${name}-480.jpg`)))
  run('montage', [
    ...made.flatMap(({ name }) => ['-label', name, join(media, `${name}-480.jpg`)]),
    ...['-font', 'Helvetica', '-pointsize', '15', '-tile', '6x', '-geometry', '400x270+10+10'],
    ...['-background', '#F4F6F5', '-fill', '#0B2327', '-quality', '86', join(folder, 'contact-sheet.jpg')],
  ])
}
