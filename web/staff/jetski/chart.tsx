import { type ReactNode, useId, useState } from 'react'
import { SmallButton } from '#web/desk/small-button.tsx'

export type Bar = {
  label: string
  value: number
  /** The value as text, shown at the bar; `short` is without the unit, for narrow screens. */
  text: string
  short?: string
  /** Highlighted: today. */
  now?: boolean
}

type Props = {
  title: string
  /** A sentence that sums up the bars. */
  summary: string
  bars: readonly Bar[]
  /** Column headings of its table. */
  heads: readonly [string, string]
  /** Horizontal bars, for things with names; days have vertical ones. */
  lying?: boolean
  note?: ReactNode
}

/** Bars in one colour with their values, a sentence, and a table behind 'Show as table'. */
export function Chart({ title, summary, bars, heads, lying = false, note }: Props) {
  const [asTable, setAsTable] = useState(false)
  const id = useId()
  const top = Math.max(...bars.map(({ value }) => value), 0)
  const share = (value: number) => (top === 0 ? 0 : Math.max(0, (value / top) * 100))
  return (
    <figure aria-labelledby={id} className="min-w-0 p-4 sm:p-5">
      <figcaption>
        <h3 id={id} className="text-lg">
          {title}
        </h3>
        <p className="mt-1 text-muted">{summary}</p>
      </figcaption>
      <div className="mt-5 min-h-52">
        {asTable ? (
          <Table bars={bars} heads={heads} />
        ) : lying ? (
          <Lying bars={bars} share={share} />
        ) : (
          <Standing bars={bars} share={share} />
        )}
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <SmallButton kind="line" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? 'Show as chart' : 'Show as table'}
        </SmallButton>
        {note && <p className="text-xs text-quiet">{note}</p>}
      </div>
    </figure>
  )
}

type BarsProps = { bars: readonly Bar[]; share: (value: number) => number }

const colour = ({ now }: Bar): string => (now ? 'bg-sea-600' : 'bg-sea-200')

// The sentence and the table have the same data, so screen readers skip the bars.
const Standing = ({ bars, share }: BarsProps) => (
  <div aria-hidden="true" className="flex h-52 items-stretch gap-1.5 sm:gap-3">
    {bars.map((bar) => (
      <div key={bar.label} className="flex min-w-0 flex-1 flex-col justify-end text-center">
        <span className="text-xs leading-5 font-semibold whitespace-nowrap tnum">
          <span className="max-sm:hidden">{bar.text}</span>
          <span className="sm:hidden">{bar.short ?? bar.text}</span>
        </span>
        <span className="flex min-h-0 flex-1 flex-col justify-end border-b border-line-strong">
          <i
            className={`mx-auto w-full max-w-14 rounded-t-sm ${colour(bar)}`}
            style={{ height: `${share(bar.value)}%` }}
          />
        </span>
        <span
          className={`min-h-9.5 pt-1.5 text-xs leading-4 *:block ${bar.now ? 'font-semibold' : 'text-muted'}`}
        >
          {bar.label.split(' ').map((word) => (
            <span key={word}>{word}</span>
          ))}
        </span>
      </div>
    ))}
  </div>
)

const Lying = ({ bars, share }: BarsProps) => (
  <div aria-hidden="true" className="grid gap-y-3">
    {bars.map((bar) => (
      <div key={bar.label}>
        <p className="flex justify-between gap-3 leading-5">
          <span>{bar.label}</span>
          <b className="font-semibold tnum">{bar.text}</b>
        </p>
        <div className="mt-0.5 h-3">
          <i
            className="block h-full min-w-px rounded-sm bg-sea-600"
            style={{ width: `${share(bar.value)}%` }}
          />
        </div>
      </div>
    ))}
  </div>
)

const Table = ({ bars, heads }: { bars: readonly Bar[]; heads: readonly [string, string] }) => (
  <table className="tbl">
    <thead>
      <tr>
        <th scope="col">{heads[0]}</th>
        <th scope="col" className="text-right!">
          {heads[1]}
        </th>
      </tr>
    </thead>
    <tbody>
      {bars.map((bar) => (
        <tr key={bar.label}>
          <th scope="row" className="text-sm! font-normal! text-ink!">
            {bar.label}
          </th>
          <td className="text-right font-semibold">{bar.text}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
