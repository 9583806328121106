import type { Counts } from '../http/counts.ts'
import { countErrors } from '../http/counts.ts'
import type { Cards } from './cards.ts'
import { ProviderAway, ProviderRefused } from './cards.ts'

/** The same way to the provider; what fails there is counted. */
export function countedCards(cards: Cards, counts: Pick<Counts, 'add'>): Cards {
  const counted = <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
    countErrors(counts, { provider: 'cards', kindOf }, call)
  return {
    begin: counted(cards.begin),
    find: counted(cards.find),
    cancel: counted(cards.cancel),
    refund: counted(cards.refund),
    findRefund: counted(cards.findRefund),
  }
}

function kindOf(error: unknown): 'away' | 'refused' | undefined {
  if (error instanceof ProviderAway) return 'away'
  return error instanceof ProviderRefused ? 'refused' : undefined
}
