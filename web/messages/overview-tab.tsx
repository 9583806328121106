import type { Sector } from '#domain/roles.ts'
import { ByItself } from './by-itself.tsx'
import { DeliveryLog } from './delivery-log.tsx'
import type { Gate } from './status-gate.tsx'
import { StatusGate } from './status-gate.tsx'
import { Systems } from './systems.tsx'

/** What is on, what goes out by itself, and what came of it. */
export function OverviewTab({ gate, sectors }: { gate: Gate; sectors: readonly Sector[] }) {
  return (
    <StatusGate {...gate}>
      {(status) => (
        <>
          {status && <Systems status={status} />}
          <ByItself status={status} />
          {gate.mayRead && <DeliveryLog sectors={sectors} />}
        </>
      )}
    </StatusGate>
  )
}
