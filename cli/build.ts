import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  type Stats,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Screen, screens } from '#contract/screens.ts'

// A tab opened before an upgrade loads later parts under the hashed names of its own build, so files of earlier builds are kept
// next to the current ones.

const maxAgeDays = 30
/** Limits the disk space of frequent builds. */
const maxFiles = 5_000
const dayMs = 86_400_000

const assetsOf = (root: string) => join(root, 'build/client/assets')
/** Not in `build/`, which the builder empties. */
const earlierOf = (root: string) => join(root, '.earlier-assets')
/** Names of the current build's own files, as the folder also has earlier ones. */
const listOf = (root: string) => join(root, 'build/assets.json')

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : [])

/** Before a build empties the folder: copies the assets that it will replace, dated now. */
export function setAssetsAside(root: string, now: Date): void {
  const assets = assetsOf(root)
  const own = existsSync(listOf(root))
    ? (JSON.parse(readFileSync(listOf(root), 'utf8')) as string[])
    : namesIn(assets)
  mkdirSync(earlierOf(root), { recursive: true })
  for (const name of own.filter((one) => existsSync(join(assets, one)))) {
    const copy = join(earlierOf(root), name)
    copyFileSync(join(assets, name), copy)
    utimesSync(copy, now, now)
  }
}

/** After a build: adds assets replaced in the last 30 days and deletes older ones. */
export function addEarlierAssets(root: string, now: Date): void {
  mkdirSync(assetsOf(root), { recursive: true })
  const own = new Set(namesIn(assetsOf(root)))
  writeFileSync(listOf(root), JSON.stringify([...own]))
  const earlier = earlierOf(root)
  namesIn(earlier)
    .map((name) => ({ name, at: statSync(join(earlier, name)).mtimeMs }))
    .sort((one, other) => other.at - one.at)
    .forEach(({ name, at }, index) => {
      if (index >= maxFiles || now.getTime() - at > maxAgeDays * dayMs) rmSync(join(earlier, name))
      else if (!own.has(name)) copyFileSync(join(earlier, name), join(assetsOf(root), name))
    })
}

const sources = [
  'web/**/*',
  'domain/**/*.ts',
  'contract/**/*.ts',
  'public/**/*',
  'cli/build.ts',
  'cli/starter.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
]
/** Paths of pages whose code another page preloads. */
const fetchedAhead = new Set<string>(
  Object.values<Screen>(screens).flatMap(({ ahead, paths }) => (ahead ? paths : [])),
)
const texts = /\.(js|css|svg|json|txt|xml|webmanifest)$/

const builder = 'node_modules/@react-router/dev/bin.cjs'

/** Builds the site if its sources changed since the last build, and compresses its text files. */
export async function buildSite(root: string): Promise<void> {
  const stamp = join(root, 'build/stamp')
  const files = sourcesIn(root)
  const times = digestOf(files, timesOf)
  const [builtTimes, builtBytes] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split('\n') : []
  if (builtTimes === times) return
  const bytes = digestOf(files, bytesOf)
  if (!existsSync(join(root, builder))) {
    // Copied without sources (e.g. in an image) or with other file times: the existing build is right.
    if (builtTimes && (builtBytes === bytes || !existsSync(join(root, 'web')))) return
    throw new Error(
      builtTimes
        ? 'The site in build/ was built from other sources, and the packages that build it are not installed: run `npm ci`'
        : 'The site is not built, and the packages that build it are not installed: run `npm ci`',
    )
  }
  const now = new Date()
  setAssetsAside(root, now)
  await run(root, [builder, 'build'])
  const client = join(root, 'build/client')
  dropUnreadImports(client)
  await Promise.all(
    globSync('**/*', { cwd: client })
      .filter((file) => texts.test(file))
      .map((file) => compress(join(client, file))),
  )
  addEarlierAssets(root, now)
  writeFileSync(stamp, `${times}\n${bytes}`)
}

/**
 * The router's manifest, which every page carries, lists the files that each route imports. Only those of preloaded pages are
 * used; removing the others more than halves it.
 */
function dropUnreadImports(client: string): void {
  const [start, end] = ['window.__reactRouterManifest=', ';']
  for (const list of globSync('assets/manifest-*.js', { cwd: client }).map((file) => join(client, file))) {
    const text = readFileSync(list, 'utf8')
    if (!text.startsWith(start) || !text.endsWith(end))
      throw new Error('The router writes its routes otherwise')
    const manifest = JSON.parse(text.slice(start.length, -end.length)) as Manifest
    for (const [address, route] of Object.entries(manifest.routes))
      if (!fetchedAhead.has(address)) route.imports = []
    writeFileSync(list, start + JSON.stringify(manifest) + end)
  }
}

type Manifest = { routes: Record<string, { imports: string[] }> }
type Source = { name: string; path: string; stat: Stats }

const sourcesIn = (root: string): Source[] =>
  globSync(sources, { cwd: root })
    .sort()
    .map((name) => ({ name, path: join(root, name), stat: statSync(join(root, name)) }))
    .filter(({ stat }) => stat.isFile())

/** Checked at every start, so no file is opened for it. */
const timesOf = ({ stat }: Source) => `${stat.size} ${stat.mtimeMs}\n`
const bytesOf = ({ path }: Source) => readFileSync(path)

function digestOf(files: Source[], contentOf: (file: Source) => string | Buffer): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file.name} `).update(contentOf(file))
  return hash.digest('hex')
}

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

async function compress(file: string): Promise<void> {
  const plain = readFileSync(file)
  // Maximum compression: done once per build, sent thousands of times.
  const [brotli, zipped] = await Promise.all([
    asBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    asGzip(plain, { level: 9 }),
  ])
  writeFileSync(`${file}.br`, brotli)
  writeFileSync(`${file}.gz`, zipped)
}

/** Runs a script of node_modules; shows its output only if it fails. */
function run(cwd: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    // Any other mode would build the site with the development version of React.
    const env = { ...process.env, NODE_ENV: 'production' }
    const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    const printed: Buffer[] = []
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => printed.push(chunk))
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The site could not be built:\n${Buffer.concat(printed)}`)),
    )
  })
}
