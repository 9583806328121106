import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { connect, createServer } from 'node:net'

/**
 * Stands between a server and PostgreSQL. `silence` forgets all open connections as a firewall does: they stay open, and
 * nothing that is sent on them arrives or is answered. New ones work.
 */
export async function startSilentProxy(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl)
  const pairs = new Set<[Socket, Socket]>()
  const silenced: [Socket, Socket][] = []
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname)
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    near.pipe(far)
    far.pipe(near)
    const end = () => {
      near.destroy()
      far.destroy()
      pairs.delete(pair)
    }
    for (const socket of pair) socket.on('error', end).on('close', end)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const url = new URL(databaseUrl)
  url.port = String((proxy.address() as AddressInfo).port)
  return {
    url: url.href,
    /** How many connections it silenced. */
    silence: (): number => {
      for (const [near, far] of pairs) {
        near.unpipe(far)
        far.unpipe(near)
        for (const socket of [near, far]) socket.pause()
      }
      const { size } = pairs
      silenced.push(...pairs)
      pairs.clear()
      return size
    },
    stop: async () => {
      for (const pair of [...pairs, ...silenced]) for (const socket of pair) socket.destroy()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}
