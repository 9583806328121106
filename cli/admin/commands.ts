import { join } from 'node:path'
import { priceText } from '#domain/money.ts'
import { Refusal } from '#domain/refusal.ts'
import { endOwnLinks } from '#server/bookings/own-link.ts'
import { backup } from '#server/db/backup.ts'
import { endDemo } from '#server/db/demo-data.ts'
import { assignIdentity } from '#server/db/identity.ts'
import type { Db } from '#server/db/open.ts'
import {
  changeMembership,
  changeRole,
  createUser,
  dropTwoFactor,
  giveNewPassword,
  setAccountDisabled,
} from './account-commands.ts'
import { erasePerson } from './erase-person.ts'
import { houseFile } from './house-file.ts'
import type { Operator } from './operator.ts'
import { mailsWith } from './outbox.ts'
import { aboutPerson, findPerson, personRowsStatement, secretColumns, valuesOf } from './person.ts'
import { restore } from './restore-backup.ts'

const find = { name: '', text: 'select id, reference from bookings where reference = upper($1)' }

/** Ends all sent links of a booking, after a mail reached the wrong person. */
export async function endLinks({ db, say }: Operator, reference: string): Promise<void> {
  const [booking] = await db.run<{ id: string; reference: string }>(find, [reference.trim()])
  if (!booking) throw new Refusal('not_found', `There is no booking ${reference}.`)
  await endOwnLinks(db, [booking.id])
  say(`Links no longer open ${booking.reference}. The next message about it carries a new one.`)
}

export const optionNames = ['email', 'name', 'role', 'note'] as const
export const switchNames = ['password-stdin', 'force'] as const
export type Options = { [Name in (typeof optionNames)[number]]?: string } & { force?: boolean }

type Command = {
  /** Names of the required arguments, in order. */
  wants: readonly string[]
  takes: readonly string[]
  usage: string
  what: string
  begins?: true
  /** Does not migrate: a backup changes nothing, and a restore starts with the schema of its backup. */
  leavesSchema?: true
  run: (operator: Operator, said: string[], options: Options) => Promise<void>
}

const outboxOf = ({ config }: Operator): string => join(config.dataDir, 'outbox')

/** The commands in the order of the usage text. */
export const commands: Record<string, Command> = {
  'create-user': {
    wants: ['USERNAME'],
    takes: ['email', 'name', 'role', 'password-stdin'],
    usage: '--email EMAIL [--name NAME] [--role ROLE] [--password-stdin]',
    what: 'a new account, a regular_user unless told',
    begins: true,
    run: (operator, [username], options) => createUser(operator, username!, options),
  },
  'set-role': {
    wants: ['USERNAME', 'ROLE'],
    takes: [],
    usage: '',
    what: 'another role; ends its sessions',
    run: (operator, [username, role]) => changeRole(operator, username!, role!),
  },
  'set-membership': {
    wants: ['USERNAME', 'KIND'],
    takes: [],
    usage: '',
    what: 'platinum, member, club or none, from today',
    run: (operator, [username, kind]) => changeMembership(operator, username!, kind!),
  },
  'reset-password': {
    wants: ['USERNAME'],
    takes: ['password-stdin'],
    usage: '[--password-stdin]',
    what: 'a new password; ends its sessions',
    run: (operator, [username]) => giveNewPassword(operator, username!),
  },
  'disable-user': {
    wants: ['USERNAME'],
    takes: [],
    usage: '',
    what: 'shuts the account at once',
    run: (operator, [username]) => setAccountDisabled(operator, username!, true),
  },
  'enable-user': {
    wants: ['USERNAME'],
    takes: [],
    usage: '',
    what: 'opens it again',
    run: (operator, [username]) => setAccountDisabled(operator, username!, false),
  },
  'end-two-factor': {
    wants: ['USERNAME'],
    takes: [],
    usage: '',
    what: 'signs in by password alone, for a lost phone; ends its sessions',
    run: (operator, [username]) => dropTwoFactor(operator, username!),
  },
  'end-links': {
    wants: ['REFERENCE'],
    takes: [],
    usage: '',
    what: 'links that were sent no longer open this booking',
    run: (operator, [reference]) => endLinks(operator, reference!),
  },
  'end-demo': {
    wants: [],
    takes: [],
    usage: '',
    what: 'removes the accounts, bookings and figures of the demo for good',
    run: async ({ db, config, say }) => {
      const found = await endDemo(db)
      say(
        found
          ? `Removed: ${found.accounts} accounts and ${found.bookings} sample bookings with all that belongs to them.`
          : 'There is no demo in this database.',
      )
      if (config.demo) say('The demo is on here: the next start makes it anew unless DEMO=off is set.')
    },
  },
  house: {
    wants: ['ACTION', 'FILE'],
    takes: ['note', 'force'],
    usage: '[--note TEXT] [--force]',
    what: 'the house as one JSON file: export, check, diff (what would change) or import (publishes it)',
    run: (operator, [action, file], options) => houseFile(operator, action!, file!, options),
  },
  backup: {
    wants: ['FILE'],
    takes: [],
    usage: '',
    what: 'all tables into one new file, as they are in one moment; changes nothing',
    leavesSchema: true,
    run: async ({ db, now, say }, [file]) => say(`${await backup(db, file!, now())} rows are in ${file}.`),
  },
  restore: {
    wants: ['FILE'],
    takes: [],
    usage: '',
    what: 'a backup into an empty database, all of it or nothing',
    begins: true,
    leavesSchema: true,
    run: async ({ db, config, say }, [file]) => {
      const rows = await restore(db, file!)
      if (config.database.kind === 'embedded') await assignIdentity(db, config.dataDir)
      say(`${rows} rows are back.`)
    },
  },
  'export-person': {
    wants: ['EMAIL'],
    takes: [],
    usage: '',
    what: 'prints as JSON everything that is kept about an e-mail; of a number, the texts written to it by hand',
    run: async (operator, [email]) => {
      const { db, now, say } = operator
      const all = await exportPerson(db, { email: email!, outbox: outboxOf(operator), now: now() })
      say(JSON.stringify(all, null, 2))
    },
  },
  'erase-person': {
    wants: ['EMAIL'],
    takes: ['force'],
    usage: '[--force]',
    what: 'forgets an e-mail, or the texts by hand to a number; what moved money stays without a name',
    run: async (operator, [email], { force = false }) => {
      const { db, now, say } = operator
      const erased = await erasePerson(db, { email: email!, outbox: outboxOf(operator), force, now: now() })
      say(
        `${erased.deleted} bookings deleted, ${erased.nameless} kept without a name because money moved, ${erased.texts} texts by hand and ${erased.mails} mails of the outbox deleted; requests, orders and accounts are gone.`,
      )
      if (erased.cancelled.length > 0)
        say(`Cancelled: ${erased.cancelled.join(', ')}. ${whatGoesBack(erased.refundCents)}`)
    },
  },
}

const whatGoesBack = (cents: number): string =>
  cents > 0
    ? `${priceText(cents)} goes back automatically, where it came from, while the server runs.`
    : 'Nothing was paid for them.'

const lines = Object.entries(commands).map(
  ([name, { wants, usage, what }]) => [[name, ...wants, usage].join(' ').trim(), what] as const,
)

export const usage = `Usage: npm run admin -- COMMAND

${lines.map(([call, what]) => `  ${call}\n      ${what}`).join('\n')}

The database is the one that the server uses (DATABASE_URL or DATA_DIR, also from .env). The embedded one has to be at rest:
stop the server first (it backs itself up every hour into DATA_DIR/backups). Passwords are typed unseen, read from stdin with --password-stdin, or made up and shown once.
Exit codes: 0 done, 1 refused or failed, 2 not understood.
`

/**
 * All data of an e-mail address, or the hand-written texts to a phone number: rows by table, and mails in the outbox. No
 * secrets.
 */
export async function exportPerson(
  db: Db,
  { email, outbox, now }: { email: string; outbox: string; now: Temporal.Instant },
): Promise<Record<string, unknown>> {
  const tables = await db.transaction(async (tx) => {
    await tx.run('set transaction isolation level repeatable read, read only')
    const person = await findPerson(tx, email)
    const found: Record<string, unknown[]> = {}
    for (const [table, where] of Object.entries(aboutPerson)) {
      const select = personRowsStatement('select to_jsonb(t) - $6::text[] as row', table, where)
      const rows = await tx.run<{ row: unknown }>(select, [...valuesOf(person), [...secretColumns]])
      found[table] = rows.map(({ row }) => row)
    }
    return found
  })
  const mails = (await mailsWith(outbox, email)).map(({ name }) => name)
  return { email: email.trim().toLowerCase(), at: now.toString(), ...tables, outbox: mails }
}
