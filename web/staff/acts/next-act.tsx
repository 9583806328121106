import { useState } from 'react'
import type { BookingRow } from '#contract/views.ts'
import type { StatusAction } from '#domain/booking/status.ts'
import { ignoreRepeats } from '#web/desk/double-press.ts'
import { whatText } from '#web/staff/row/booking-words.ts'
import { Button } from '#web/ui/button.tsx'
import { notReadyOf, useSetStatus } from './booking-acts.ts'
import { PriceDialog } from './price-dialog.tsx'
import { StartDialog } from './start-dialog.tsx'
import { useSwap } from './swap-act.ts'

type Props = { row: BookingRow; next: StatusAction }

/** Confirm, Start or Complete, and what has to be asked first: a price, or whether to start though something speaks against it. */
export function NextAct({ row, next }: Props) {
  const [pricing, setPricing] = useState(false)
  const status = useSetStatus()
  const swap = useSwap()
  const notReady = notReadyOf(status.error)
  const about = { name: row.customerName, what: `${whatText(row)}, ${row.reference}` }
  const startOnOthers = async () => {
    for (const { from, to } of notReady?.instead ?? []) await swap.mutateAsync({ row, from, to })
    status.mutate({ row, to: 'in_progress' })
  }
  return (
    <>
      <Button
        kind={next.to === 'confirmed' ? 'ink' : 'line'}
        size="sm"
        className="max-md:min-h-11"
        busy={status.isPending}
        busyLabel={next.label}
        // A second press, and a key held down, would hit the next state's button.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
        onClick={(event) => {
          ignoreRepeats(event)
          if (row.priceOpen && next.to === 'confirmed') setPricing(true)
          else status.mutate({ row, to: next.to })
        }}
      >
        {next.label}
      </Button>
      {pricing && (
        <PriceDialog
          {...about}
          onClose={() => setPricing(false)}
          onPrice={(price) => status.mutate({ row, to: 'confirmed', price })}
        />
      )}
      {notReady && (
        <StartDialog
          {...about}
          notReady={notReady}
          onStart={(agreed) => status.mutate({ row, to: 'in_progress', agreed })}
          // What was not given says so itself.
          onGive={() => void startOnOthers().catch(() => undefined)}
          onClose={status.reset}
        />
      )}
    </>
  )
}
