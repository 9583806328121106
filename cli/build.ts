import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { buildStarter, startLate } from './late-start.ts'

const sources = [
  'web/**/*',
  'domain/**/*.ts',
  'contract/**/*.ts',
  'public/**/*',
  'cli/late-start.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
]
/** Pages are not among them: the server changes and compresses each when it is first asked for (server/http/page.ts). */
const texts = /\.(js|css|svg|json|txt|xml|webmanifest)$/

const patient = new URL('patient.ts', import.meta.url).href

/** Builds the site when its sources changed since the last build, and compresses what is text. */
export async function buildSite(root: string): Promise<void> {
  const stamp = join(root, 'build/stamp')
  const state = stateOf(root)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return
  await run(root, ['--import', patient, 'node_modules/@react-router/dev/bin.cjs', 'build'])
  const client = join(root, 'build/client')
  const starter = await buildStarter(root)
  for (const page of globSync('**/index.html', { cwd: client })) {
    const file = join(client, page)
    writeFileSync(file, startLate(readFileSync(file, 'utf8'), starter))
  }
  await Promise.all(
    globSync('**/*', { cwd: client })
      .filter((file) => texts.test(file))
      .map((file) => compress(join(client, file))),
  )
  writeFileSync(stamp, state)
}

function stateOf(root: string): string {
  const hash = createHash('sha256')
  for (const file of globSync(sources, { cwd: root }).sort()) {
    const of = statSync(join(root, file))
    if (of.isFile()) hash.update(`${file} ${of.size} ${of.mtimeMs}\n`)
  }
  return hash.digest('hex')
}

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

async function compress(file: string): Promise<void> {
  const plain = readFileSync(file)
  // As small as it gets: done once a build, sent thousands of times.
  const [brotli, zipped] = await Promise.all([
    asBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    asGzip(plain, { level: 9 }),
  ])
  writeFileSync(`${file}.br`, brotli)
  writeFileSync(`${file}.gz`, zipped)
}

/** Runs a script of node_modules; what it prints is shown only when it fails. */
function run(cwd: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    const printed: Buffer[] = []
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => printed.push(chunk))
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The site could not be built:\n${Buffer.concat(printed)}`)),
    )
  })
}
