import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { parseArgs } from 'node:util'
import { ZodError } from 'zod'
import { Refusal } from '#domain/refusal.ts'
import { ConfigError, readConfig } from '#server/config.ts'
import { NotABackup } from '#server/db/backup.ts'
import { FolderTaken } from '#server/db/data-folder.ts'
import { setDemoAside } from '#server/db/demo-data.ts'
import { OtherData, refuseLostData } from '#server/db/identity.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDb, type Where } from '#server/db/open.ts'
import { openHouses } from '#server/house/published.ts'
import { commands, type Options, optionNames, switchNames, usage } from './commands.ts'
import { Misuse } from './operator.ts'

type World = {
  env: Record<string, string | undefined>
  now: () => Temporal.Instant
  stdin: Terminal
  out: (text: string) => void
  err: (text: string) => void
}

/** Runs a command; returns the exit code. */
export async function runAdmin(argv: string[], world: World): Promise<number> {
  try {
    const invocation = understand(argv)
    if (invocation === 'help') world.out(usage)
    else await obey(invocation, world)
    return 0
  } catch (error) {
    if (error instanceof Misuse) {
      world.err(`${error.message}\n\n${usage}`)
      return 2
    }
    world.err(`${sentenceOf(error)}\n`)
    return 1
  }
}

type Invocation = {
  command: (typeof commands)[string]
  said: string[]
  options: Options
  piped: boolean
}

function understand(argv: string[]): Invocation | 'help' {
  const { positionals, values } = parsed(argv)
  const [name, ...said] = positionals
  if (values.help || name === 'help') return 'help'
  const command = commands[name ?? '']
  if (name === undefined || !command)
    throw new Misuse(name === undefined ? 'Which command?' : `There is no command ${name}.`)
  if (said.length !== command.wants.length) throw new Misuse(`${name} wants ${command.wants.join(' and ')}.`)
  const stranger = Object.keys(values).find((option) => !command.takes.includes(option))
  if (stranger) throw new Misuse(`${name} does not take --${stranger}.`)
  return { command, said, options: values, piped: values['password-stdin'] === true }
}

function parsed(argv: string[]) {
  const options = {
    help: { type: 'boolean', short: 'h' },
    ...(Object.fromEntries(optionNames.map((name) => [name, { type: 'string' }])) as Record<
      (typeof optionNames)[number],
      { type: 'string' }
    >),
    ...(Object.fromEntries(switchNames.map((name) => [name, { type: 'boolean' }])) as Record<
      (typeof switchNames)[number],
      { type: 'boolean' }
    >),
  } as const
  try {
    return parseArgs({ args: argv, options, allowPositionals: true })
  } catch (error) {
    throw new Misuse(error instanceof Error ? error.message.split('. ')[0]! : String(error))
  }
}

async function obey({ command, said, options, piped }: Invocation, { env, now, stdin, out, err }: World) {
  const config = readConfig(env)
  if (!command.begins) refuseMissing(config.database)
  if (!command.leavesSchema && config.database.kind === 'embedded') refuseLostData(config.dataDir)
  const db = await openDb(config.database)
  try {
    if (!command.leavesSchema) {
      await migrate(db, { notice: (line) => err(`${line}\n`) })
      if (!config.demo) await setDemoAside(db)
      // Uses the owner's published fees and names.
      await openHouses(db)
    }
    await command.run(
      {
        db,
        config,
        now,
        say: (line) => out(`${line}\n`),
        askPassword: () => askPassword(stdin, err, piped),
      },
      said,
      options,
    )
  } finally {
    await db.close()
  }
}

/** A mistyped DATA_DIR must not create an empty database that is then backed up every night. */
function refuseMissing(database: Where): void {
  if (database.kind === 'embedded' && !existsSync(join(database.dataDir, 'db')))
    throw new Refusal('not_found', `There is no database in DATA_DIR ${database.dataDir}.`)
}

function sentenceOf(error: unknown): string {
  if (error instanceof ZodError) return error.issues.map(({ message }) => message).join('\n')
  if (
    error instanceof Refusal ||
    error instanceof ConfigError ||
    error instanceof FolderTaken ||
    error instanceof OtherData ||
    error instanceof NotABackup
  )
    return error.message
  if (error instanceof AggregateError) return error.errors.map(sentenceOf).join('\n')
  return error instanceof Error ? `Failed: ${error.message}` : String(error)
}

/** The parts of stdin that are used here. */
export type Terminal = Readable & { isTTY?: boolean; setRawMode?: (raw: boolean) => unknown }

/**
 * A new password. Never taken from the command line, where all users of the machine and the shell's history would see it: the
 * first line of stdin with `piped`, typed twice without echo on a terminal, else generated.
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
