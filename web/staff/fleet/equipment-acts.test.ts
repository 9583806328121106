import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { equipmentQuery } from '#web/desk/listed.ts'
import { foil } from '#web/staff/row/sample-row.ts'
import { settingEquipment } from './equipment-acts.ts'

afterEach(() => vi.unstubAllGlobals())

const unit = foil(1, { version: 'first', batteryLevel: 80 })
const answer = (status: number, body: object) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': status === 200 ? 'application/json' : 'application/problem+json' },
  })

/** Sets the status and, before the answer, the battery; returns the bodies sent, and what happened to the battery. */
async function setBoth(first: Response) {
  const sent: unknown[] = []
  const waiting = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return sent.length === 1 ? waiting.promise : Promise.resolve(answer(200, { ...unit, version: 'third' }))
  })
  const client = new QueryClient()
  client.setQueryData(equipmentQuery().queryKey, [unit])
  const setting = new MutationObserver(client, settingEquipment(client))
  const status = setting.mutate({ unit, status: 'charging' })
  const battery = setting.mutate({ unit: { ...unit, status: 'charging' }, batteryLevel: 30 })
  waiting.resolve(first)
  const [, outcome] = await Promise.allSettled([status, battery])
  return { sent, outcome: outcome.status }
}

it('a battery typed while its machine is being changed is stored afterwards', async () => {
  const { sent, outcome } = await setBoth(answer(200, { ...unit, status: 'charging', version: 'second' }))
  expect(sent).toEqual([
    { status: 'charging', version: 'first' },
    { batteryLevel: 30, version: 'second' },
  ])
  expect(outcome).toBe('fulfilled')
})

it('a battery is not stored if that change conflicted with another person’s', async () => {
  const current = { ...unit, status: 'maintenance', version: 'other' }
  const { sent, outcome } = await setBoth(answer(409, { code: 'changed_meanwhile', current }))
  expect(sent).toHaveLength(1)
  expect(outcome).toBe('rejected')
})
