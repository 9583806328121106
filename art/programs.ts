import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { out, type Row, root } from './pictures.ts'

export const run = (command: string, args: string[], env: Record<string, string> = {}): void => {
  execFileSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  })
}

const flags = ['-O3', '-march=native', '-ffast-math', '-mprefer-vector-width=512', '-pthread']
const compiled = new Set<string>()

/** The program of a renderer, compiled once per run. */
export function programOf(renderer: Row['renderer']): string {
  const program = join(out, renderer)
  if (!compiled.has(renderer)) {
    mkdirSync(out, { recursive: true })
    const folders = [renderer, 'core', 'models'].map((folder) => `-Iart/${folder}`)
    run('gcc', [...flags, ...folders, '-o', program, `art/${renderer}/main.c`, '-lm'])
    compiled.add(renderer)
  }
  return program
}

/** Renders the master of a picture: `art/out/NAME.ppm`. */
export function render({ name, renderer, scene, width, height, samples }: Row): void {
  const file = join(out, `${name}.ppm`)
  run(programOf(renderer), [scene, ...[width, height, samples].map(String), file])
}

export const kbOf = (file: string): number => (existsSync(file) ? statSync(file).size / 1000 : 0)
