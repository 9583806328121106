import { defineConfig } from 'vitest/config'

/** They end what hangs, and say nothing of how fast it is: on a machine that others use too, everything takes ten times as long. */
const limits = { testTimeout: 120_000, hookTimeout: 180_000, expect: { poll: { timeout: 30_000 } } }

/** The machine's zone must not matter: bookings are in the time of their place. `UTC` is what most servers have. */
const api = (engine: 'embedded' | 'postgres', zone: string, exclude: string[] = []) => ({
  test: {
    name: zone === 'UTC' ? `api on ${engine}` : `api on ${engine}, ${zone}`,
    include: ['{server,tests,cli}/**/*.api.test.ts'],
    exclude: ['**/node_modules/**', ...exclude],
    globalSetup: [`tests/${engine}-setup.ts`],
    setupFiles: ['tests/quiet.ts'],
    env: { ENGINE: engine, TZ: zone },
    ...limits,
  },
})

export default defineConfig({
  test: {
    maxWorkers: 2,
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
      api('postgres', 'UTC'),
      // What is asked there has nothing to do with the time of day.
      api('postgres', 'America/Los_Angeles', ['tests/{threats,faults,deploy}/**', 'cli/**']),
    ],
  },
})
