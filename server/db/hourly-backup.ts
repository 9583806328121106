import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { createGzip, type Gzip } from 'node:zlib'
import { lastLinesOf, linesOf } from './backup.ts'
import { freeBytesOf } from './data-folder.ts'
import type { Db } from './open.ts'

const hourSeconds = 3_600
/** A week of hours. Counted, not by age: after a pause of weeks the last good files are still there. */
const mostFiles = 7 * 24
/** How many backups are kept also when the disk has no room for another one. */
const fewestFiles = 24
/** What a backup leaves free: well above the line below which bookings are refused (data-folder.ts). */
const leaveFreeBytes = 256 * 1024 * 1024

const folderOf = (dataDir: string): string => join(dataDir, 'backups')
const fileName = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.gz$/

/** The hourly backups of a data folder, the newest first. */
export function backupsIn(dataDir: string): { file: string; at: Temporal.Instant }[] {
  const folder = folderOf(dataDir)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => fileName.test(name))
    .sort()
    .reverse()
    .map((name) => ({
      file: join(folder, name),
      at: Temporal.Instant.from(name.replace(fileName, '$1T$2:$3:$4Z')),
    }))
}

/** When the newest backup was written; one from the future was written by a wrong clock and does not count. */
export const backedUpAt = (dataDir: string, now: Temporal.Instant): Temporal.Instant | undefined =>
  backupsIn(dataDir).find(({ at }) => Temporal.Instant.compare(at, now) <= 0)?.at

/** Seconds since the newest backup; infinite while there is none. */
export function backupAgeSeconds(dataDir: string, now: Temporal.Instant): number {
  const at = backedUpAt(dataDir, now)
  return at ? now.since(at).total('seconds') : Number.POSITIVE_INFINITY
}

/**
 * Backs the embedded database up when the newest backup is an hour old; the new file. Where the disk has no room for it the
 * oldest of more than a day's make some; throws when that is not enough.
 */
export async function backUpWhenDue(
  db: Db,
  dataDir: string,
  now: Temporal.Instant,
  freeBytes: (folder: string) => number = freeBytesOf,
): Promise<string | undefined> {
  if (backupAgeSeconds(dataDir, now) < hourSeconds) return undefined
  const files = backupsIn(dataDir)
  const folder = folderOf(dataDir)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const name of readdirSync(folder))
    if (name.endsWith('.part')) await rm(join(folder, name), { force: true })
  const bytes = await snapshot(db, now)
  const isFull = () => freeBytes(folder) - bytes.length < leaveFreeBytes
  while (files.length > fewestFiles && isFull()) await rm(files.pop()!.file)
  if (isFull()) throw new Error('There is not enough space on the disk for another backup')
  const name = `${now.toString({ smallestUnit: 'second' }).replaceAll(':', '-')}.gz`
  const file = join(folder, name)
  await writeSynced(file, bytes)
  for (const old of files.slice(mostFiles - 1)) await rm(old.file)
  return file
}

/**
 * The engine runs in this thread: what needs no database is answered after so many letters, about 30 ms. Not after each
 * table: on a busy machine such a turn may take half a second, and calls that need the database wait for all of them.
 */
const lettersPerTurn = 1_000_000
/** More than all rows take: writing to the stream then never waits. */
const unbounded = { highWaterMark: 2 ** 40 }

/**
 * All rows as they are in one moment, packed. In memory: the one connection is held only while rows are read, not while they
 * are packed or a disk is slow.
 */
async function snapshot(db: Db, now: Temporal.Instant): Promise<Buffer> {
  const { packer, count } = await db.transaction(async (tx) => {
    await tx.run({ name: '', text: 'set transaction isolation level repeatable read, read only' }, [])
    const begun = { packer: createGzip({ level: 1, ...unbounded }), count: { rows: 0 } }
    await pack(begun.packer, linesOf(tx, now, begun.count))
    return begun
  })
  await pack(packer, lastLinesOf(db, count))
  return buffer(packer.end())
}

async function pack(packer: Gzip, pieces: AsyncIterable<string>): Promise<void> {
  let sinceTurn = 0
  for await (const piece of pieces) {
    packer.write(piece)
    sinceTurn += piece.length
    if (sinceTurn < lettersPerTurn) continue
    sinceTurn = 0
    await setImmediate()
  }
}

/** On the disk before it has its name; the operator alone may read it. */
async function writeSynced(file: string, bytes: Buffer): Promise<void> {
  const unfinished = `${file}.part`
  const handle = await open(unfinished, 'w', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(unfinished, file)
  const folder = openSync(join(file, '..'), 'r')
  fsyncSync(folder)
  closeSync(folder)
}
