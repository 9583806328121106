import { note } from './rows.ts'
import { startServer } from './target.ts'

/** From the command until it answers, with demo data: the first time, and on a data folder that is there. */
export async function startFigures(): Promise<void> {
  const first = await startServer(undefined, { demo: 'on', keep: true })
  await first.stop()
  const later = await startServer(undefined, { demo: 'on', dataDir: first.dataDir })
  await later.stop()
  note(
    'first start with demo data, site built',
    `${Math.round(first.readyMs)} ms`,
    '15 s',
    first.readyMs <= 15_000,
  )
  note('later start', `${Math.round(later.readyMs)} ms`, '3 s', later.readyMs <= 3_000)
}
