import { once } from 'node:events'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { theHouse } from '#domain/house/the-house.ts'
import { readConfig } from './config.ts'
import { exitWithError, readEnvFile, welcome } from './start-lines.ts'

/** What a start that ends with this error prints. */
const printedFor = (error: unknown): string => printedBy(() => exitWithError(error))

function printedBy(act: () => void): string {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never)
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  act()
  expect(exit).toHaveBeenCalledWith(1)
  const printed = write.mock.calls.map(([text]) => String(text)).join('')
  exit.mockRestore()
  write.mockRestore()
  return printed
}

async function listenError(port: number, host: string): Promise<{ error: Error }> {
  const server = createServer().listen(port, host)
  const [error] = (await once(server, 'error')) as [Error]
  return { error }
}

it('a port in use stops the start with one line that names PORT', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as { port: number }
  const { error } = await listenError(port, '127.0.0.1')
  taken.close()
  expect(printedFor(error)).toBe(`PORT: ${port} cannot be used at 127.0.0.1 (EADDRINUSE)\n`)
})

it('an address that is not of this machine stops the start with one line that names HOST', async () => {
  const { error } = await listenError(0, '192.0.2.1')
  expect(printedFor(error)).toBe('HOST: 192.0.2.1 is no address of this machine (EADDRNOTAVAIL)\n')
  const unknown = Object.assign(new Error('getaddrinfo ENOTFOUND shop.invalid'), {
    code: 'ENOTFOUND',
    syscall: 'getaddrinfo',
    hostname: 'shop.invalid',
  })
  expect(printedFor(unknown)).toBe('HOST: shop.invalid is no address of this machine (ENOTFOUND)\n')
})

it.each([
  ['28P01', 'password authentication failed for user "merelend"'],
  ['28000', 'role "merelend" does not exist'],
  ['3D000', 'database "merelend" does not exist'],
  ['42501', 'permission denied for schema public'],
])(
  'a database that refuses us (%s) stops the start with one line that names DATABASE_URL',
  (code, message) => {
    const refused = Object.assign(new Error(message), { code })
    expect(printedFor(refused)).toBe(`DATABASE_URL: ${message}\n`)
  },
)

it('an .env that is not a file stops the start with one line that names it', () => {
  const path = mkdtempSync(join(tmpdir(), 'merelend-env-'))
  expect(printedBy(() => readEnvFile(path))).toBe(`${path}: must be a file that this user may read\n`)
  rmdirSync(path)
})

it('an unexpected error is printed with its stack', () => {
  expect(printedFor(new Error('of ours'))).toMatch(/^Could not start: Error: of ours\n +at /)
})

it('only a shop without company settings gets a line about where its alerts go', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const own = { brand: { ...theHouse.brand, email: 'hello@shop.example' } }
  welcome(readConfig({ DEMO: 'off' }), theHouse, undefined)
  welcome(readConfig({ DEMO: 'off' }), own, undefined)
  welcome(readConfig({}), theHouse, undefined)
  const lines = write.mock.calls.map(([text]) => /^ {2}Alerts go to .*$/m.exec(String(text))?.[0])
  write.mockRestore()
  expect(lines).toEqual([
    '  Alerts go to hello@merelend.example, which does not exist: set the company at /admin/house, Brand.',
    undefined,
    undefined,
  ])
})
