import { describe, expect, it } from 'vitest'
import { api } from '#contract/api.ts'
import type { Access, Endpoint } from '#contract/endpoint.ts'
import { isStaff, type Role, roleFacts, roles } from '#domain/roles.ts'
import { appOfFile } from '#tests/app.ts'

// Calls every endpoint as every caller: the expected refusal follows from the one table in contract/api.ts.

const app = await appOfFile()

const callers = [...roles, 'a visitor', 'an ended session'] as const
type Anyone = (typeof callers)[number]

const may = (access: Access, role: Role): boolean =>
  access === 'anyone' ||
  access === 'signed_in' ||
  role === 'main_admin' ||
  role === 'test_user' ||
  (access === 'staff'
    ? isStaff(role)
    : access !== 'house' &&
      ('sector' in access ? roleFacts[role].sectors.includes(access.sector) : access.includes(role)))

/** 401, 403, or undefined when the caller may call it, whatever is wrong with the body. */
function refusalOf(access: Access, who: Anyone): number | undefined {
  if (access === 'anyone') return undefined
  if (who === 'a visitor' || who === 'an ended session') return 401
  return may(access, who) ? undefined : 403
}

const ended = { headers: { 'x-session-id': 'f'.repeat(64) } }
// Logging out would end the session that the next call needs.
const calls = (Object.entries(api) as [string, Endpoint][]).filter(([name]) => name !== 'logout')
let asserted = 0

describe('the access table of the contract', () => {
  it.each(calls)('%s answers every caller as stated', async (_name, { method, path, access }) => {
    const url = path.replaceAll(/:\w+/g, '0')
    for (const who of callers) {
      const body = method === 'GET' || method === 'DELETE' ? undefined : {}
      const as = who === 'a visitor' || who === 'an ended session' ? undefined : who
      const { status } = await app.call(method, url, {
        ...(body ? { body } : {}),
        ...(as ? { as } : {}),
        ...(who === 'an ended session' ? ended : {}),
      })
      const expected = refusalOf(access, who)
      if (expected !== undefined) expect(status, `${who} at ${method} ${path}`).toBe(expected)
      else expect([401, 403], `${who} at ${method} ${path}: ${status}`).not.toContain(status)
      expect(status, `${who} at ${method} ${path}`).toBeLessThan(500)
      asserted++
    }
  })

  it('is tested for every call and caller', () => {
    expect(asserted).toBe(calls.length * callers.length)
    process.stdout.write(
      `  access: ${asserted} cells of ${calls.length} calls and ${callers.length} callers\n`,
    )
  })
})
