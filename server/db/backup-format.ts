import { z } from 'zod'

// A backup is gzipped text, a line for each thing. Lines that begin with '[' tell what follows, lines that begin with '{' are
// rows of the table named last, as PostgreSQL itself writes them in JSON. The last line counts the rows: a file that was cut
// off has none.
//
//   ["merelend backup",1,{"at":"…","migrations":["0001-first.sql",…]}]
//   ["table","users"]
//   {"id":1,"username":"main_admin",…}
//   ["sequence","users_id_seq","7",true]
//   ["end",1]

const facts = z.object({ at: z.string(), migrations: z.array(z.string()) })
export type BackupFacts = z.infer<typeof facts>

const controlLine = z.union([
  z.tuple([z.literal('merelend backup'), z.literal(1), facts]),
  z.tuple([z.literal('table'), z.string()]),
  z.tuple([z.literal('sequence'), z.string(), z.string().regex(/^-?\d+$/), z.boolean()]),
  z.tuple([z.literal('end'), z.number()]),
])
export type ControlLine = z.infer<typeof controlLine>

export const writeLine = (line: ControlLine): string => `${JSON.stringify(line)}\n`

/** Undefined for a row. Throws NotABackup for anything else that is no line of a backup. */
export function readLine(line: string): ControlLine | undefined {
  if (line.startsWith('{')) return undefined
  try {
    return controlLine.parse(JSON.parse(line))
  } catch {
    throw new NotABackup('This file is not a backup, or it is damaged.')
  }
}

export class NotABackup extends Error {
  override readonly name = 'NotABackup'
}
