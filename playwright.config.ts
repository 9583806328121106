import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '*.journey.ts',
  globalSetup: './tests/journeys/setup.ts',
  fullyParallel: false,
  // One more than the cores: a page that waits leaves its core idle.
  workers: 3,
  retries: 0,
  // They end what hangs, and say nothing of how fast a page is: on a machine that others use too, everything takes ten times as long.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  outputDir: 'test-results',
})
