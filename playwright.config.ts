import { defineConfig } from '@playwright/test'

// Journeys run on a Tuesday morning, whatever the time of this machine: samples, free times and the date of each place are
// the same in every run, and none runs over midnight. In the future, because browsers hold answers from the past for stale.
const start = Temporal.ZonedDateTime.from('2027-11-23T10:00[Europe/Tallinn]')
// The runner sets it; its workers and the servers they start inherit it (tests/journeys/clock.ts).
process.env.JOURNEY_AHEAD_MS ??= String(start.epochMilliseconds - Date.now())

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
