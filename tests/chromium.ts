import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
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

/**
 * Environment in which the browser also finds Arimo, which has the widths of Arial: a page whose fonts come late looks the same
 * on a machine without Arial.
 */
export function withArimo(): NodeJS.ProcessEnv {
  const file = join(tmpdir(), `merelend-fonts-${process.pid}.conf`)
  writeFileSync(
    file,
    `<?xml version="1.0"?><fontconfig><include ignore_missing="yes">/etc/fonts/fonts.conf</include>${folders
      .map((folder) => `<dir>${folder}</dir>`)
      .join('')}</fontconfig>`,
  )
  return { ...process.env, FONTCONFIG_FILE: file }
}

const require = createRequire(import.meta.url)
const folders = [
  dirname(require.resolve('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf')),
  dirname(require.resolve('@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf')),
]
