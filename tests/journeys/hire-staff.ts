import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** Makes a main admin in the data folder of a server without the demo, as its owner would; before its server starts. */
export async function hireStaff(
  env: Record<string, string>,
  { username, password }: { username: string; password: string },
): Promise<void> {
  const admin = join(import.meta.dirname, '../../cli/admin.ts')
  const said = ['create-user', username, '--email', 'till@example.ee', '--role', 'main_admin']
  const child = spawn(process.execPath, [admin, ...said, '--password-stdin'], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  child.stdin.end(`${password}\n`)
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`No staff could be hired: ${code}`)
}
