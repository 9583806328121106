import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Mails to an address, or alerts about it, that were written as files because there was no mail server
 * (server/notifications/send-email.ts).
 */
export async function mailsWith(folder: string, email: string): Promise<{ name: string; path: string }[]> {
  const address = email.trim().toLowerCase()
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const found = []
  for (const name of names.sort()) {
    const path = join(folder, name)
    if (addressesIn(decoded(await readFile(path, 'utf8'))).includes(address)) found.push({ name, path })
  }
  return found
}

/** Quoted-printable breaks long lines anywhere, and may encode the last letter of a line, as in `=20`. */
const decoded = (mail: string): string => mail.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, asLetter)

const asLetter = (_: string, hex: string): string => String.fromCharCode(Number.parseInt(hex, 16))

const addressesIn = (text: string): string[] => text.toLowerCase().match(/[^\s<>,;:"]+@[^\s<>,;"]+/g) ?? []
