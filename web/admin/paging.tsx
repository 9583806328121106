import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { Page } from './rows.ts'

type Props = { page: Page<unknown>; mostListed: number; onTurn: (number: number) => void }

/** '1 to 10 of 128' and the way to the rest. */
export function Paging({ page, mostListed, onTurn }: Props) {
  const { first, last, all, number, isLast } = page
  return (
    <div className="flex items-center justify-between gap-3 px-4 py-2 sm:px-5">
      <p role="status" className="text-muted tnum">
        {first} to {last} of {all}
        {all >= mostListed && (
          <span className="block text-xs">The newest {mostListed}; none older here.</span>
        )}
      </p>
      <p className="flex gap-1">
        <IconButton
          label="Previous page"
          disabled={number === 0}
          onClick={() => onTurn(number - 1)}
          className={turn}
        >
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <IconButton label="Next page" disabled={isLast} onClick={() => onTurn(number + 1)} className={turn}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </p>
    </div>
  )
}

const turn = 'hover:bg-sunken disabled:cursor-not-allowed disabled:text-quiet disabled:opacity-62'
