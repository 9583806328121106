import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

// A tab that was opened before an upgrade loads its later parts by the names of its own build. Their names carry a hash, so the files
// of earlier builds stand beside those of the present one.

const keptDays = 30
/** Frequent builds must not fill the disk. */
const mostFiles = 5_000
const dayMs = 86_400_000

const assetsOf = (root: string) => join(root, 'build/client/assets')
/** Not in `build/`: the builder empties all of that. */
const earlierOf = (root: string) => join(root, '.earlier-assets')
/** Names of the present build's own files: the folder also holds those of earlier ones. */
const listOf = (root: string) => join(root, 'build/assets.json')

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : [])

/** Before a build empties the folder: copies the assets of the build that it replaces, as of now. */
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

/** After a build: puts what was replaced in the last 30 days beside the new assets, and removes what is older. */
export function addEarlierAssets(root: string, now: Date): void {
  mkdirSync(assetsOf(root), { recursive: true })
  const own = new Set(namesIn(assetsOf(root)))
  writeFileSync(listOf(root), JSON.stringify([...own]))
  const earlier = earlierOf(root)
  namesIn(earlier)
    .map((name) => ({ name, at: statSync(join(earlier, name)).mtimeMs }))
    .sort((one, other) => other.at - one.at)
    .forEach(({ name, at }, index) => {
      if (index >= mostFiles || now.getTime() - at > keptDays * dayMs) rmSync(join(earlier, name))
      else if (!own.has(name)) copyFileSync(join(earlier, name), join(assetsOf(root), name))
    })
}
