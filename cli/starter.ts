import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

/** The inline script of every page, `web/early/start-page.ts`, minified. */
export async function buildStarter(root: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: join(root, 'web/early/start-page.ts'), output: { format: 'iife' } },
    },
  })
  const [{ code }] = (built as Rolldown.RolldownOutput).output
  return code.trim()
}

const name = 'virtual:starter'

/** Makes that script available as text to the code that renders pages. */
export const starter: Plugin = {
  name: 'starter',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: async (id) =>
    id === `\0${name}`
      ? `export const starter = ${JSON.stringify(await buildStarter(join(import.meta.dirname, '..')))}`
      : undefined,
}
