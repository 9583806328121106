import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a server without a mail server has sent so far, oldest first: whole mails, their soft line ends undone. */
export function mailsIn(dataDir: string): string[] {
  const folder = join(dataDir, 'outbox')
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '='))
}
