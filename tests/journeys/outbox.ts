import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from './visitor.ts'

/** The mails that a server without a mail server has sent so far, oldest first, with soft line breaks removed. */
export function mailsIn(dataDir: string): string[] {
  const folder = join(dataDir, 'outbox')
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '='))
}

/** The link to choose a password in the newest such mail to this address. */
export async function passwordLink(email: string): Promise<string> {
  const link = () =>
    mailsIn(process.env.JOURNEY_DATA!)
      .filter((mail) => mail.includes(email))
      .map((mail) => /\/password-reset\?token=[\w-]+/.exec(mail)?.[0])
      .findLast((found) => found !== undefined)
  await expect.poll(link).toBeDefined()
  return link()!
}
