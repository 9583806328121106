import { useState } from 'react'
import type { LogRow } from '#contract/calls/messages.ts'
import { api } from '#contract/staff-client.ts'
import { call } from '#web/api.ts'
import { useHouse } from '#web/house.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { whatText, whoText } from './message-words.ts'
import { useSender } from './sender.ts'

/** Sends a message again that failed or was left out, after a warning where it may have gone out; where it is no longer true the server says why. */
export function SendAgain({ row }: { row: LogRow }) {
  const { brand } = useHouse()
  const [asking, setAsking] = useState(false)
  const mayHaveGone = row.delivery === 'unknown'
  const { isPending, send } = useSender(
    async (id: number) => {
      const query = mayHaveGone ? { anyway: 'yes' as const } : {}
      const sent = await call(api.resendMessage, { params: { id: String(id) }, query })
      return { message: `${whatText(sent)} to ${whoText(brand, sent)}.` }
    },
    { done: 'Sent again', failed: 'Not sent', otherwise: 'Check the connection and try again.' },
  )
  return (
    <>
      <Button
        kind="line"
        size="sm"
        className="max-md:min-h-11!"
        busy={isPending}
        busyLabel="Sending..."
        aria-label={`Send again: ${whatText(row)} to ${whoText(brand, row)}`}
        onClick={() => (mayHaveGone ? setAsking(true) : send(row.id))}
      >
        Send again
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="Send this text again?"
        description={`Nobody answered when it was sent to ${whoText(brand, row)}, so it may have arrived. Ask them first, or they get it twice.`}
        actions={
          <>
            <Button kind="line" size="md" onClick={() => setAsking(false)}>
              Leave it
            </Button>
            <Button
              kind="ink"
              size="md"
              onClick={() => {
                setAsking(false)
                send(row.id)
              }}
            >
              Send again
            </Button>
          </>
        }
      />
    </>
  )
}
