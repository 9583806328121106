import { existsSync } from 'node:fs'
import { runAdmin } from './admin/run-admin.ts'

if (existsSync('.env')) process.loadEnvFile('.env')
process.exitCode = await runAdmin(process.argv.slice(2), {
  env: process.env,
  now: () => Temporal.Instant.fromEpochMilliseconds(Date.now()),
  stdin: process.stdin,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
})
