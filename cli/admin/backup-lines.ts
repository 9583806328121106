import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { NotABackup } from '#server/db/backup-format.ts'

/**
 * The lines of a gzipped file, one after another. Not by readline: that also breaks at U+2028, which stands unescaped in the
 * database's JSON when somebody pasted it into a note.
 */
export async function* linesOf(file: string): AsyncGenerator<string> {
  const plain = pipeline(createReadStream(file), createGunzip(), () => undefined).setEncoding('utf8')
  let rest = ''
  try {
    for await (const piece of plain) {
      const lines = `${rest}${String(piece)}`.split('\n')
      rest = lines.pop()!
      yield* lines
    }
  } catch (error) {
    const code = String((error as NodeJS.ErrnoException).code)
    if (code === 'ENOENT') throw new NotABackup(`There is no file ${file}.`)
    throw code.startsWith('Z_') ? new NotABackup('This file is not a backup, or it is damaged.') : error
  }
  if (rest !== '') yield rest
}
