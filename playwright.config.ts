import { defineConfig } from '@playwright/test'
// Before all else, in the runner and in each worker.
import './tests/journeys/clock.ts'

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '*.journey.ts',
  globalSetup: './tests/journeys/setup.ts',
  fullyParallel: false,
  // One more than the cores: a page that waits leaves its core idle.
  workers: 3,
  retries: 0,
  // These limits end hanging tests; they do not measure speed: on a shared machine everything may take ten times as long.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  outputDir: 'test-results',
})
