import { defineConfig } from 'vitest/config'

const api = (engine: 'embedded' | 'postgres') => ({
  test: {
    name: `api on ${engine}`,
    include: ['{server,tests}/**/*.api.test.ts'],
    globalSetup: [`tests/${engine}-setup.ts`],
    setupFiles: ['tests/quiet.ts'],
    env: { ENGINE: engine },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,contract,server,web,tests,cli,bench}/**/*.test.ts'],
          exclude: ['**/*.api.test.ts', '**/node_modules/**'],
          setupFiles: ['tests/quiet.ts'],
        },
      },
      api('embedded'),
      api('postgres'),
    ],
  },
})
