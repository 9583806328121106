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

// A browser in a single process ends when its first context is closed.
const packagedFlags = chromium.args.filter((flag) => !['--single-process', '--no-zygote'].includes(flag))

/** The browser to start and how: one that is installed, else the one that npm brings. */
export const chromiumCommand = async (): Promise<{ path: string; flags: string[] }> =>
  installed
    ? { path: installed, flags }
    : { path: await chromium.executablePath(), flags: [...packagedFlags, ...flags.slice(1)] }
