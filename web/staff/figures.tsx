import { useQuery } from '@tanstack/react-query'
import { Info } from 'lucide-react'
import { Tooltip } from 'radix-ui'
import { useState } from 'react'
import type { Sector } from '#domain/roles.ts'
import { Skeleton } from '#web/desk/list-states.tsx'
import { overviewQuery } from '#web/desk/listed.ts'
import { FiguresFailed } from '#web/desk/load-states.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { type Figure, figuresOf, type Range, ranges, takenText } from './figures-texts.ts'

type Props = { sector: Sector | undefined; range: Range; onRange: (range: Range) => void }

/** The four revenue cards for a range of days, in one divided card. */
export function Figures({ sector, range, onRange }: Props) {
  const overview = useQuery(overviewQuery({ sector, range }))
  if (overview.isError && !overview.data)
    return <FiguresFailed read={overview}>Bookings load separately.</FiguresFailed>
  const figures = overview.data && figuresOf(overview.data, range)
  const taken = takenText(overview.data?.takenToday)
  return (
    <>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="text-xl">Figures</h2>
        <Segmented label="Date range" value={range} onChange={onRange} options={ranges} />
      </div>
      <section aria-label="Figures" aria-busy={overview.isPending} className="fours figures card mt-3">
        {figures
          ? figures.map((figure) => <FigureCard key={figure.label} figure={figure} />)
          : [1, 2, 3, 4].map((card) => (
              <div key={card} className="h-33 space-y-3 p-4 sm:p-5 xl:h-42">
                <Skeleton className="h-4 w-24" />
                <Skeleton className="h-7 w-32 max-w-full" />
                <Skeleton className="h-4 w-28" />
              </div>
            ))}
      </section>
      {taken !== '' && (
        <p className="mt-3 px-1 text-sm tnum">
          <span className="text-muted">Taken today, less refunds:</span> {taken}
        </p>
      )}
      {overview.data?.demo && (
        <p className="mt-2 px-1 text-xs text-quiet">Demo data: the figures include its sample bookings.</p>
      )}
    </>
  )
}

function FigureCard({ figure }: { figure: Figure }) {
  return (
    <div className="flex min-w-0 flex-col p-4 sm:p-5">
      <h3 className="flex items-start justify-between gap-2 font-sans text-sm font-normal tracking-normal text-muted">
        {figure.label}
        <Explain what={figure.label}>{figure.definition}</Explain>
      </h3>
      <p className="mt-1.5 font-display text-2xl font-[560] tracking-title tnum sm:text-[1.75rem]">
        {figure.value}
      </p>
      <p className="mt-1 text-muted">
        {figure.change && (
          <span className={`font-semibold ${tones[figure.change.tone]}`}>{figure.change.text} </span>
        )}
        {figure.note}
      </p>
      <div className="mt-auto pt-4 max-xl:hidden">
        {figure.bars && <Bars {...figure.bars} />}
        {figure.share !== undefined && (
          <div className="bar" aria-hidden="true">
            <i className="bg-sea-600" style={{ width: `${figure.share}%` }} />
          </div>
        )}
      </div>
    </div>
  )
}

/** A small i that explains a figure on hover, focus or tap. */
function Explain({ what, children }: { what: string; children: string }) {
  const [open, setOpen] = useState(false)
  return (
    <Tooltip.Provider delayDuration={150}>
      <Tooltip.Root open={open} onOpenChange={setOpen}>
        <Tooltip.Trigger
          aria-label={`What ${what} counts`}
          // A tap would close it again: the focus that follows the tap opens it.
          onPointerDown={(event) => event.preventDefault()}
          onClick={(event) => {
            event.preventDefault()
            setOpen(true)
          }}
          className="relative -m-1 inline-grid size-6 shrink-0 cursor-help place-items-center rounded-full text-quiet before:absolute before:-inset-2.5 hover:text-ink"
        >
          <Info className="size-4" />
        </Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Content
            side="top"
            sideOffset={6}
            collisionPadding={12}
            className="z-40 max-w-64 rounded-md bg-selected px-3 py-2 text-sm text-on-selected shadow-float transition-opacity duration-quick starting:opacity-0"
          >
            {children}
            <Tooltip.Arrow className="fill-selected" />
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  )
}

const tones = { good: 'text-green-700', bad: 'text-red-700', early: 'text-ink' }

/** Bars of the last days or weeks, the last one darker; the sentence is for screen readers. */
function Bars({ heights, text }: NonNullable<Figure['bars']>) {
  const top = Math.max(1, ...heights.map(({ value }) => value))
  return (
    <div role="img" aria-label={text} className="flex h-8 items-end gap-1">
      {heights.map(({ key, value }, index) => (
        <span
          key={key}
          className={`min-h-0.5 flex-1 rounded-xs ${index === heights.length - 1 ? 'bg-sea-600' : 'bg-sea-200'}`}
          style={{ height: `${Math.round((value / top) * 100)}%` }}
        />
      ))}
    </div>
  )
}
