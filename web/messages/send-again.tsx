import type { LogRow } from '#contract/calls/messages.ts'
import { api } from '#contract/client.ts'
import { call } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { useSender } from './sender.ts'
import { whatText, whoText } from './words.ts'

/** Sends a message again that failed or was left out; where it is no longer true the server says why. */
export function SendAgain({ row }: { row: LogRow }) {
  const { isPending, send } = useSender(
    async (id: number) => {
      const sent = await call(api.resendMessage, { params: { id: String(id) }, query: {} })
      return { message: `${whatText(sent)} to ${whoText(sent)}.` }
    },
    { done: 'Sent again', failed: 'Not sent', otherwise: 'Check the connection and try again.' },
  )
  return (
    <Button
      kind="line"
      size="sm"
      className="max-md:min-h-11!"
      busy={isPending}
      busyLabel="Sending..."
      aria-label={`Send again: ${whatText(row)} to ${whoText(row)}`}
      onClick={() => send(row.id)}
    >
      Send again
    </Button>
  )
}
