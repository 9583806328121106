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

/** The browser to start and how: one that is installed, else the one that npm brings. */
export const chromiumCommand = async (): Promise<{ path: string; flags: string[] }> =>
  installed
    ? { path: installed, flags }
    : { path: await chromium.executablePath(), flags: [...chromium.args, ...flags.slice(1)] }
