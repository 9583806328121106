import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('a page that takes a small machine more than ten seconds to write does not end the build', () => {
  const waited = (...args: string[]) =>
    execFileSync(process.execPath, [...args, '--input-type=module', '-e', script], {
      encoding: 'utf8',
    }).trim()
  const script =
    'const signal = AbortSignal.timeout(1); await new Promise((resolve) => setTimeout(resolve, 50)); console.log(signal.aborted)'
  expect(waited()).toBe('true')
  expect(waited('--import', new URL('patient.ts', import.meta.url).href)).toBe('false')
})
