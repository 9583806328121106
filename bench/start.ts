import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { note } from './rows.ts'
import { startServer } from './target.ts'

const root = join(import.meta.dirname, '..')

/** From the command until it answers, with demo data, on what `npm ci` leaves: the first time, and on a data folder that is there. */
export async function startFigures(): Promise<void> {
  const building = await buildMs()
  const first = await startServer(undefined, { demo: 'on', keep: true })
  await first.stop()
  const later = await startServer(undefined, { demo: 'on', dataDir: first.dataDir })
  await later.stop()
  note('the site built anew, the last part of npm ci', `${building} ms`, 'for information', true)
  note('first start with demo data', `${Math.round(first.readyMs)} ms`, '15 s', first.readyMs <= 15_000)
  note('later start', `${Math.round(later.readyMs)} ms`, '3 s', later.readyMs <= 3_000)
}

async function buildMs(): Promise<number> {
  await rm(join(root, 'build/stamp'), { force: true })
  const began = performance.now()
  await promisify(execFile)('npm', ['run', 'prepare'], { cwd: root })
  return Math.round(performance.now() - began)
}
