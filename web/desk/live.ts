import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { userQuery } from '#web/queries.ts'
import { enquiriesQuery, equipmentQuery } from './listed.ts'
import { refreshStaff } from './refresh.ts'

const address = '/api/live'
const gatherMs = 150
const firstPauseMs = 2_000
const longestPauseMs = 30_000

/** Back-off before the stream is opened again, by the number of failures. */
export const pauseBefore = (attempt: number): number =>
  Math.min(longestPauseMs, firstPauseMs * 2 ** Math.max(0, attempt - 1))

/** Shows changes by others at once; without the stream, polling still brings them. */
export function useLive(): void {
  const client = useQueryClient()
  const { revalidate } = useRevalidator()
  const readHouse = useEffectEvent(() => void revalidate())
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const stop = follow({
      // A booking of six foils causes six events; one reload covers them all.
      onNews: () => {
        clearTimeout(waiting)
        waiting = setTimeout(() => readAgain(client), gatherMs)
      },
      onHouse: readHouse,
    })
    return () => {
      clearTimeout(waiting)
      stop()
    }
  }, [client])
}

function readAgain(client: QueryClient): void {
  // The account's rights, and so what it may see, may have changed.
  void client.invalidateQueries({ queryKey: userQuery().queryKey })
  void refreshStaff(client)
  void client.invalidateQueries({ queryKey: equipmentQuery().queryKey })
  void client.invalidateQueries({ queryKey: enquiriesQuery().queryKey })
}

/** Follows the stream permanently. A browser never reopens a stream that was refused once, as by a restarting server. */
function follow({ onNews, onHouse }: { onNews: () => void; onHouse: () => void }): () => void {
  let stream: EventSource | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  let attempt = 0
  let wasDisconnected = false

  function open(): void {
    clearTimeout(again)
    stream?.close()
    const mine = new EventSource(address)
    stream = mine
    mine.onopen = () => {
      attempt = 0
      // Events sent in the meantime were missed.
      if (wasDisconnected) {
        onNews()
        onHouse()
      }
      wasDisconnected = false
    }
    mine.onmessage = (message) => {
      const type = typeOf(message.data)
      if (type !== 'hello') onNews()
      if (type === 'house') onHouse()
    }
    mine.onerror = () => {
      wasDisconnected = true
      if (mine.readyState !== EventSource.CLOSED) return
      attempt += 1
      again = setTimeout(open, pauseBefore(attempt))
    }
  }

  // A stream left hanging by the network reports no error, but calls made meanwhile have failed.
  function reconnect(): void {
    wasDisconnected = true
    open()
  }

  open()
  window.addEventListener('online', reconnect)
  return () => {
    window.removeEventListener('online', reconnect)
    clearTimeout(again)
    stream?.close()
  }
}

const typeOf = (data: string): unknown => (JSON.parse(data) as { type?: unknown }).type
