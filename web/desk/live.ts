import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { equipmentQuery } from '#web/queries.ts'
import { refreshStaff } from './refresh.ts'

const address = '/api/live'
const gatherMs = 150

/** What others change shows at once; without the stream the poll still brings it. */
export function useLive(): void {
  const client = useQueryClient()
  useEffect(() => {
    const stream = new EventSource(address)
    let waiting: ReturnType<typeof setTimeout> | undefined
    stream.onmessage = () => {
      // A booking of six foils tells six things; one reading answers them all.
      clearTimeout(waiting)
      waiting = setTimeout(() => {
        void refreshStaff(client)
        void client.invalidateQueries({ queryKey: equipmentQuery().queryKey })
      }, gatherMs)
    }
    return () => {
      clearTimeout(waiting)
      stream.close()
    }
  }, [client])
}
