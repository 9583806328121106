import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parser } from '@prometheus-io/lezer-promql'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { testApp, testDriveBody } from '../app.ts'

// Rules and dashboard use only series that the server has, and the runbook has a row for each rule.

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
type Rule = { alert: string; expr: string; labels: { severity: string }; annotations: { summary: string } }
const { groups } = parse(read('deploy/prometheus/rules.yml')) as { groups: { rules: Rule[] }[] }
const rules = groups.flatMap((group) => group.rules)
type Panel = { title: string; targets?: { expr: string }[] }
const { panels } = JSON.parse(read('deploy/grafana/merelend.json')) as { panels: Panel[] }

type Series = { name: string; labels: Record<string, string> }
let series: Series[]
beforeAll(async () => {
  const app = await testApp()
  await app.call('POST', '/api/test-drive', { body: testDriveBody() })
  const { body } = await app.call<string>('GET', '/metrics')
  series = seriesIn(body)
  await app.close()
})

const labelsIn = (text: string) =>
  Object.fromEntries([...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, label, value]) => [label!, value!]))
const seriesIn = (metrics: string): Series[] =>
  [...metrics.matchAll(/^(\w+)(?:\{(.*)\})? /gm)].map(([, name, labels]) => ({
    name: name!,
    labels: labelsIn(labels ?? ''),
  }))

type Selector = { name: string; matchers: { label: string; op: string; value: string }[] }

/** What an expression selects. Throws if it is not PromQL. */
function selectorsIn(expr: string): Selector[] {
  const found: Selector[] = []
  parser.parse(expr).iterate({
    enter: ({ type, from, to, node }) => {
      const text = expr.slice(from, to)
      if (type.isError) throw new Error(`Not PromQL at ${from}: ${expr}`)
      if (type.name === 'VectorSelector') {
        const name = node.getChild('Identifier')
        found.push({ name: name ? expr.slice(name.from, name.to) : '', matchers: [] })
      }
      if (type.name === 'UnquotedLabelMatcher') {
        const [, label, op, value] = /^(\w+)\s*(=~|!~|!=|=)\s*"(.*)"$/.exec(text)!
        found.at(-1)!.matchers.push({ label: label!, op: op!, value: value! })
      }
    },
  })
  return found
}

/** A status label exists only after the first answer with it. */
const isMatched = ({ labels }: Series, { label, op, value }: Selector['matchers'][number]): boolean => {
  if (label === 'status' && value === '5..') return 'status' in labels
  const given = labels[label]
  if (given === undefined) return false
  return op.endsWith('~') ? new RegExp(`^(${value})$`).test(given) : given === value
}

/** Every alternative of `failed|returned` must exist. */
const alternativesOf = ({ name, matchers }: Selector): Selector[] =>
  matchers.reduce<Selector[]>(
    (selectors, { label, op, value }) =>
      value.split('|').flatMap((one) =>
        selectors.map((selector) => ({
          name: selector.name,
          matchers: [...selector.matchers, { label, op, value: one }],
        })),
      ),
    [{ name, matchers: [] }],
  )

const missingIn = (expr: string): string[] =>
  selectorsIn(expr)
    // Created by Prometheus itself.
    .filter(({ name }) => name !== 'up')
    .flatMap(alternativesOf)
    .filter(
      ({ name, matchers }) =>
        !series.some((one) => one.name === name && matchers.every((matcher) => isMatched(one, matcher))),
    )
    .map(({ name, matchers }) => `${name} ${JSON.stringify(matchers)}`)

describe('what is watched', () => {
  it('reads selectors and their labels out of an expression', () => {
    expect(selectorsIn('sum(rate(a_total{x="1",y=~"2|3"}[5m])) > 0 and b == 0')).toEqual([
      {
        name: 'a_total',
        matchers: [
          { label: 'x', op: '=', value: '1' },
          { label: 'y', op: '=~', value: '2|3' },
        ],
      },
      { name: 'b', matchers: [] },
    ])
    expect(() => selectorsIn('sum(rate(a[5m])')).toThrow('Not PromQL')
    expect(missingIn('merelend_refunds_total{outcome=~"failed|lost"} > 0')).toHaveLength(1)
    expect(missingIn('merelend_refunds_total{state="failed"}')).toHaveLength(1)
    expect(missingIn('merelend_refund_total')).toHaveLength(1)
  })

  it.each(rules)('the rule $alert selects existing metrics', ({ expr }) => {
    expect(selectorsIn(expr).length).toBeGreaterThan(0)
    expect(missingIn(expr)).toEqual([])
  })

  it('the rules are those of the runbook', () => {
    const [, watching] = read('docs/runbook.md').split('\n## Watching\n')
    const [section] = watching!.split('\n## ')
    const rows = [...section!.matchAll(/^\| `([^`]+)`/gm)].map(([, expr]) => expr!.replaceAll('\\|', '|'))
    expect(rules.map(({ expr }) => expr).sort()).toEqual(rows.sort())
  })

  it('every rule has a unique name, a severity and a summary', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
    for (const { alert, labels, annotations } of rules) {
      expect(['page', 'ticket'], alert).toContain(labels.severity)
      expect(annotations.summary, alert).toMatch(/\w/)
    }
  })

  it('every panel of the dashboard selects existing metrics', () => {
    const targets = panels.flatMap(({ title, targets: list = [] }) =>
      list.map(({ expr }) => ({ title, expr })),
    )
    expect(targets.length).toBeGreaterThan(15)
    for (const { title, expr } of targets) expect(missingIn(expr), title).toEqual([])
  })

  it('no label of ours is one that Prometheus sets', () => {
    expect(series.filter(({ labels }) => 'job' in labels || 'instance' in labels)).toEqual([])
  })
})
