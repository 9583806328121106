import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import { Refusal } from '#domain/refusal.ts'

/** The process's stdin, as far as it matters here. */
export type Terminal = Readable & { isTTY?: boolean; setRawMode?: (raw: boolean) => unknown }

/**
 * A new password that never stands on a command line, where every user of the machine and the shell's history would see it:
 * the first line of stdin with `piped`, typed twice and unseen on a terminal, else made up.
 */
export async function askPassword(
  stdin: Terminal,
  write: (text: string) => void,
  piped: boolean,
): Promise<{ password: string; generated: boolean }> {
  if (piped) return { password: await firstLine(stdin), generated: false }
  if (!stdin.isTTY) return { password: randomBytes(15).toString('base64url'), generated: true }
  const password = await unseenLine(stdin, write, 'New password: ')
  if ((await unseenLine(stdin, write, 'Again: ')) !== password)
    throw new Refusal('invalid_request', 'The two passwords are not the same.')
  return { password, generated: false }
}

async function firstLine(stdin: Terminal): Promise<string> {
  let text = ''
  for await (const piece of stdin.setEncoding('utf8')) {
    text += String(piece)
    if (text.includes('\n')) break
  }
  return text.split(/\r?\n/, 1)[0]!
}

function unseenLine(stdin: Terminal, write: (text: string) => void, question: string): Promise<string> {
  write(question)
  stdin.setRawMode?.(true)
  stdin.setEncoding('utf8')
  stdin.resume()
  return new Promise((resolve, reject) => {
    let typed: string[] = []
    const done = (settle: () => void) => {
      stdin.setRawMode?.(false)
      stdin.pause()
      stdin.off('data', read)
      write('\n')
      settle()
    }
    const read = (piece: string) => {
      for (const sign of piece) {
        if (sign === '\r' || sign === '\n') return done(() => resolve(typed.join('')))
        if (sign === '\u0003' || sign === '\u0004')
          return done(() => reject(new Refusal('invalid_request', 'Nothing was changed.')))
        // Backspace and Ctrl-U.
        if (sign === '\u007f' || sign === '\b') typed.pop()
        else if (sign === '\u0015') typed = []
        else typed.push(sign)
      }
    }
    stdin.on('data', read)
  })
}
