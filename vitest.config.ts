import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** These limits end hanging tests; they do not measure speed: on a shared machine everything may take ten times as long. */
const limits = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 30_000 } } }

/**
 * Tests of failing payments take a minute a file and check the same on both engines, so each runs on one. Those that start
 * servers run on PostgreSQL, as a new embedded database takes four seconds of CPU time.
 */
const paymentFaults = {
  embedded: ['tests/faults/{killed-payments,random-payments}.api.test.ts'],
  postgres: ['tests/faults/{killed-server,kill-paying}.api.test.ts'],
}

/** The machine's time zone must not matter: bookings are in that of their place. One is ahead of every place, one behind. */
const api = (engine: 'embedded' | 'postgres', zone: string) => ({
  test: {
    name: engine === 'postgres' ? 'api on postgres' : `api on ${engine}, ${zone}`,
    include: ['{server,tests,cli}/**/*.api.test.ts'],
    exclude: ['**/node_modules/**', ...paymentFaults[engine === 'postgres' ? 'embedded' : 'postgres']],
    globalSetup: [`tests/${engine}-setup.ts`],
    setupFiles: ['tests/quiet.ts'],
    // Each file has its own database, server and clock; the server's code is loaded once, as loading took 1.5 s for each file.
    isolate: false,
    env: { ENGINE: engine, TZ: zone },
    ...limits,
  },
})

export default defineConfig({
  test: {
    // One more than the cores: tests that wait for a time limit or another process leave theirs idle.
    maxWorkers: Math.max(2, availableParallelism()) + 1,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,contract,server,web,tests,cli,bench,art}/**/*.test.ts'],
          exclude: ['**/*.api.test.ts', '**/node_modules/**'],
          setupFiles: ['tests/quiet.ts'],
          ...limits,
        },
      },
      api('embedded', 'Pacific/Auckland'),
      api('postgres', 'America/Los_Angeles'),
    ],
  },
})
