import { expect, it } from 'vitest'
import { backupWords } from './what-runs.tsx'

const now = Temporal.Instant.from('2026-06-16T08:00:00Z')

it.each([
  ['2026-06-16T07:48:00Z', 'Backed up 12 min ago', false],
  ['2026-06-16T08:00:30Z', 'Backed up 0 min ago', false],
  ['2026-06-16T05:00:01Z', 'Backed up 2 h ago', false],
  ['2026-06-16T05:00:00Z', 'Backed up 3 h ago', true],
  [null, 'No backup yet', true],
])('the staff frame says of a backup at %s: %s', (backedUpAt, words, late) => {
  expect(backupWords({ backedUpAt, installedAt: '2026-06-15T08:00:00Z' }, now)).toEqual({ words, late })
})

it('has no alarm about a missing backup on a server’s first day', () => {
  const installedAt = '2026-06-15T08:00:01Z'
  expect(backupWords({ backedUpAt: null, installedAt }, now)).toEqual({ words: 'No backup yet', late: false })
})
