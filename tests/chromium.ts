import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import chromium from '@sparticuz/chromium'

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) =>
  existsSync(path),
)
const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

type Command = { path: string; flags: string[] }

/** The browser to start, with its flags: an installed one, otherwise the one from npm. */
export const chromiumCommand = async (): Promise<Command> =>
  installed ? { path: installed, flags } : packaged()

/**
 * For journeys: the browser from npm, which needs a third less CPU time, as it is built without windows. If it does not start, an
 * installed one.
 */
export async function journeyCommand(): Promise<Command> {
  const { path, flags } = await packaged()
  const starts = spawnSync(path, ['--version']).status === 0
  return starts ? { path, flags } : chromiumCommand()
}

async function packaged(): Promise<Command> {
  return { path: await chromium.executablePath(), flags }
}
