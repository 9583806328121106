import { readEnvFile } from '#server/start-lines.ts'
import { runAdmin } from './admin/run-admin.ts'

readEnvFile()
process.exitCode = await runAdmin(process.argv.slice(2), {
  env: process.env,
  now: () => Temporal.Instant.fromEpochMilliseconds(Date.now()),
  stdin: process.stdin,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
})
