import type { Deps } from '../deps.ts'
import { reconcile, reconcileMs } from './reconcile.ts'
import { sendDueRefunds } from './refund-worker.ts'

/** Whoever cancelled may be looking at what comes back. */
const refundsMs = 5_000

type Job = { ms: number; work: () => Promise<void>; onFailure: (error: unknown) => void }
type LogFailure = (what: string) => (error: unknown, id?: number) => void

/** What is done about money again and again. */
export const moneyJobs = (deps: Deps, told: LogFailure): Job[] => [
  {
    ms: reconcileMs,
    work: () => reconcile(deps, told('a payment was not looked at')),
    onFailure: told('reconciling failed'),
  },
  {
    ms: refundsMs,
    work: () => sendDueRefunds(deps, told('refund not sent, tried again later')),
    onFailure: told('sending refunds failed'),
  },
]
