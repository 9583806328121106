import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { sources, textOf } from './sources.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

it('docs/performance.md names only existing files', () => {
  const named = /`((?:server|web|cli|bench|vite)[\w/.-]*(?:\.tsx?|\.css|\.json|\/))`/g
  const paths = [...read('docs/performance.md').matchAll(named)]
  expect(paths.length).toBeGreaterThan(15)
  expect(paths.map(([, path]) => path!).filter((path) => !existsSync(join(root, path)))).toEqual([])
})

it('docs and comments name only existing files', () => {
  const docs = globSync(['README.md', 'docs/**/*.md', 'web/**/*.css', '.env.example'], { cwd: root })
  const comments = [...textOf].map(([file, text]) => ({
    file,
    text: (text.match(/^\s*(\/\/|\/?\*).*$|\/\*\*.*\*\//gm) ?? []).join('\n'),
  }))
  const others = globSync(['*.ts', 'art/**/*.ts'], { cwd: root })
  const names = new Set([...sources, ...others].map((file) => basename(file)))
  const wrong = [...docs.map((file) => ({ file, text: read(file) })), ...comments].flatMap(({ file, text }) =>
    [...text.matchAll(/[\w-]+(?:\.[\w-]+)*\.tsx?\b/g)]
      .filter(([name]) => !names.has(name))
      .map(([name]) => `${file}: ${name}`),
  )
  expect(wrong).toEqual([])
})
