import { useQueryClient } from '@tanstack/react-query'
import { sentenceOf } from '#web/call.ts'
import { failedTitle } from '#web/desk/failed-change.ts'
import { useSending } from '#web/sending.ts'
import { toast } from '#web/ui/toast.tsx'

type Answer = { message: string; alreadySent?: boolean }
/** `failed`: the spec's title, also for a lost answer. */
type Words = { done: string; already?: string; failed?: string; otherwise: string }

/** Remembers a form's last unanswered try while its tab is not shown: sent again, it goes out once. */
export function keptTry() {
  let last: unknown
  return {
    isPerContent: true as const,
    read: () => last,
    write: (next: unknown) => {
      last = next
    },
  }
}

/** Sends, reports the result in the spec's words, and reloads log and counts. */
export function useSender<Body>(
  send: (body: Body, key: string) => Promise<Answer>,
  words: Words,
  kept?: ReturnType<typeof keptTry>,
) {
  const client = useQueryClient()
  const sending = useSending(async ({ body, onDone }: { body: Body; onDone?: () => void }, key: string) => {
    // In here rather than in the button's handler, so that somebody who leaves the tab is informed too.
    try {
      const { message, alreadySent } = await send(body, key)
      toast({ title: alreadySent ? (words.already ?? words.done) : words.done, text: message })
      onDone?.()
    } catch (error) {
      toast({
        title: words.failed ?? failedTitle(error, 'Not sent'),
        text: sentenceOf(error, words.otherwise),
        tone: 'destructive',
      })
      throw error
    } finally {
      void client.invalidateQueries({
        predicate: ({ queryKey: [address] }) => String(address).startsWith('/api/notifications/'),
      })
    }
  }, kept)
  return {
    isPending: sending.isPending,
    send: (body: Body, onDone?: () => void) => sending.mutate({ body, onDone }),
  }
}

export const missing = (title: string, text: string): void => toast({ title, text, tone: 'destructive' })
