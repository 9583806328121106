import { Counter, Registry } from 'prom-client'

// Business counters for monitoring (docs/runbook.md lists those that raise an alarm). Labels are closed lists, so counters hold
// no personal data, and each starts at zero so that its first increase is visible.

const counted = {
  card_payments_settled: {
    help: 'Card payments by what they came to; strange: taken, and not what we asked for',
    labels: { outcome: ['confirmed', 'refunded', 'declined', 'cancelled', 'strange'] },
  },
  refunds: {
    help: 'Tries to give money back through the card provider; returned: sent back by the bank',
    labels: { outcome: ['done', 'retried', 'failed', 'returned'] },
  },
  messages: {
    help: 'Tries to send; unknown: a text that may have gone out, undelivered: one that did not arrive',
    labels: {
      channel: ['email', 'sms'],
      outcome: ['sent', 'retried', 'failed', 'skipped', 'unknown', 'undelivered'],
    },
  },
  webhooks: {
    help: 'Events that providers told; refused: wrongly signed, away: told again later, failed: our defect',
    labels: { provider: ['cards', 'sms'], outcome: ['taken', 'refused', 'away', 'failed'] },
  },
  provider_errors: {
    help: 'Calls to a provider that failed; away: not reached or no answer, refused: a clear no',
    labels: { provider: ['cards', 'mail', 'sms'], kind: ['away', 'refused', 'unknown'] },
  },
} as const

type Counted = typeof counted
type LabelsOf<Name extends keyof Counted> = {
  [Label in keyof Counted[Name]['labels']]: Counted[Name]['labels'][Label] extends readonly (infer Value)[]
    ? Value
    : never
}

export type Counts = {
  registry: Registry
  /** Adds one. */
  add: <Name extends keyof Counted>(name: Name, labels: LabelsOf<Name>) => void
}

export function newCounts(): Counts {
  const registry = new Registry()
  const counters = new Map(
    Object.entries(counted).map(([name, { help, labels }]) => {
      const labelNames = Object.keys(labels)
      const counter = new Counter({ name: `merelend_${name}_total`, help, labelNames, registers: [registry] })
      for (const values of everyMix(Object.entries(labels))) counter.inc(values, 0)
      return [name, counter] as const
    }),
  )
  return { registry, add: (name, labels) => counters.get(name)?.inc({ ...labels }) }
}

function everyMix(labels: [string, readonly string[]][]): Record<string, string>[] {
  const [first, ...others] = labels
  if (!first) return [{}]
  const [label, values] = first
  return values.flatMap((value) => everyMix(others).map((mix) => ({ [label]: value, ...mix })))
}

type Provider = LabelsOf<'provider_errors'>['provider']
type Kind = LabelsOf<'provider_errors'>['kind']

/** Wraps a call to count its errors; `kindOf` may skip errors that are not the provider's. */
export const countErrors =
  <Args extends unknown[], Result>(
    counts: Pick<Counts, 'add'>,
    { provider, kindOf }: { provider: Provider; kindOf: (error: unknown) => Kind | undefined },
    call: (...args: Args) => Promise<Result>,
  ) =>
  async (...args: Args): Promise<Result> => {
    try {
      return await call(...args)
    } catch (error) {
      const kind = kindOf(error)
      if (kind) counts.add('provider_errors', { provider, kind })
      throw error
    }
  }
