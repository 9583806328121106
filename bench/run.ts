import { writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { boardFigures } from './board.ts'
import { bookingFigures, embeddedFigures } from './booking.ts'
import { dashboardFigures } from './dashboard.ts'
import { lighthouseFigures } from './lighthouse.ts'
import { messageFigures } from './messages.ts'
import { monthFigures } from './month.ts'
import { rows } from './rows.ts'
import { slotFigures } from './slots.ts'
import { startFigures } from './start.ts'
import { toldFigures } from './told.ts'
import { waitingFigures } from './waiting.ts'
import { weightFigures } from './weight.ts'

const parts: Record<string, () => Promise<void>> = {
  start: startFigures,
  weight: weightFigures,
  slots: slotFigures,
  month: monthFigures,
  booking: bookingFigures,
  embedded: embeddedFigures,
  waiting: waitingFigures,
  messages: messageFigures,
  dashboard: dashboardFigures,
  told: toldFigures,
  board: boardFigures,
  lighthouse: lighthouseFigures,
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in parts))
if (unknown.length > 0) {
  process.stderr.write(`There is no ${unknown.join(', ')}; parts: ${Object.keys(parts).join(', ')}\n`)
  process.exit(1)
}

const machine = `${cpus().length} cores (${cpus()[0]?.model}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`
process.stdout.write(`${machine}\n`)
for (const [name, takeFigures] of Object.entries(parts))
  if (asked.length === 0 || asked.includes(name)) await takeFigures()

// Figures of one part alone do not stand for all of them.
if (asked.length === 0)
  writeFileSync(
    join(import.meta.dirname, 'results.json'),
    `${JSON.stringify({ at: new Date().toISOString(), machine, rows }, null, 2)}\n`,
  )
