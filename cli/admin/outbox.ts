import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Mails to an address that were written as files, because there was no mail server (server/notifications/send-email.ts). */
export async function mailsTo(folder: string, email: string): Promise<{ name: string; path: string }[]> {
  const address = email.trim().toLowerCase()
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const found = []
  for (const name of names.sort()) {
    const path = join(folder, name)
    if (isTo(await readFile(path, 'utf8'), address)) found.push({ name, path })
  }
  return found
}

/** Headers end at the first empty line; a long one goes on in lines that begin with a blank. */
function isTo(mail: string, address: string): boolean {
  const [headers] = mail.split(/\r?\n\r?\n/, 1)
  const to = headers!.replace(/\r?\n[ \t]+/g, ' ').match(/^(?:to|cc|bcc|reply-to):.*$/gim) ?? []
  return to.some((line) => addressesIn(line).includes(address))
}

const addressesIn = (line: string): string[] => line.toLowerCase().match(/[^\s<>,;:"]+@[^\s<>,;"]+/g) ?? []
