import { useQueryClient } from '@tanstack/react-query'
import type { OwnPage } from '#contract/calls/own-page-calls.ts'
import { toastFailed } from '#web/desk/failed-change.ts'
import { ownPageQuery } from '#web/queries.ts'
import { useSending } from '#web/sending.ts'
import { toast } from '#web/ui/toast.tsx'

type Answer<Body> = {
  send: (body: Body) => Promise<OwnPage>
  done: { title: string; text: string }
  /** The title of the toast when it was refused or did not arrive. */
  failed: string
}

/** Sends what the guest answers to an offer; the page then shows the booking that is returned, or is read again. */
export function useAnswer<Body>(token: string, { send, done, failed }: Answer<Body>) {
  const client = useQueryClient()
  const { queryKey } = ownPageQuery(token)
  const answer = useSending(send)
  return {
    isPending: answer.isPending,
    send: (body: Body) =>
      answer.mutate(body, {
        onSuccess: (booking) => {
          client.setQueryData(queryKey, booking)
          toast(done)
        },
        onError: (error) => {
          toastFailed(error, failed)
          void client.invalidateQueries({ queryKey })
        },
      }),
  }
}
