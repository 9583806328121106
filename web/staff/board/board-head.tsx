import { CalendarDays, ChevronLeft, ChevronRight, Lock, Table } from 'lucide-react'
import type { ComponentProps } from 'react'
import { addDays, dateText } from '#domain/calendar.ts'
import type { House } from '#domain/house/house.ts'
import { isOpenOn, openingConflict } from '#domain/house/opening.ts'
import { type LocationId, placeText } from '#domain/locations.ts'
import { PlaceSelect } from '#web/desk/labelled-select.tsx'
import { SmallButton } from '#web/desk/small-button.tsx'
import { useHouse } from '#web/house-on-page.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Legend } from './board-block.tsx'

export type BoardView = 'board' | 'table'

type Props = ComponentProps<typeof PlaceSelect> & {
  date: string
  today: string
  view: BoardView
  onDate: (date: string) => void
  onView: (view: BoardView) => void
  onClose: () => void
}

/** Chooses day, place and view. */
export function BoardHead({ place, places, date, today, view, onPlace, onDate, onView, onClose }: Props) {
  const closed = closedWords(useHouse(), place, date)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 pt-4 pb-2 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id="board" className="scroll-mt-20 text-xl max-sm:w-full sm:min-w-[21rem]" aria-live="polite">
          {dateText(date)}
        </h2>
        <div className="flex">
          <Step label="Previous day" onStep={() => onDate(addDays(date, -1))} icon={ChevronLeft} />
          <Step label="Next day" onStep={() => onDate(addDays(date, 1))} icon={ChevronRight} />
          {date !== today && (
            <SmallButton kind="ghost" onClick={() => onDate(today)}>
              Today
            </SmallButton>
          )}
        </div>
        {places.length === 1 ? (
          <p className="font-semibold">{placeText(places[0]!)}</p>
        ) : (
          <PlaceSelect {...{ place, places, onPlace }} />
        )}
      </div>
      {/* On phones both fit a line, or take one each as a whole. */}
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow max-sm:*:px-3">
        <SmallButton kind="line" onClick={() => onView(view === 'board' ? 'table' : 'board')}>
          {view === 'board' ? <Table /> : <CalendarDays />}
          {view === 'board' ? 'Show as table' : 'Show as board'}
        </SmallButton>
        <SmallButton kind="line" onClick={onClose}>
          <Lock />
          Close a unit or place
        </SmallButton>
      </div>
      {closed && <p className="w-full font-semibold break-words">{closed}</p>}
      {view === 'board' && <Legend />}
    </div>
  )
}

/** 'Closed: Storm. Open again on Friday 18 June.' on a day without hours. */
const closedWords = (house: House, place: LocationId, date: string): string | undefined =>
  isOpenOn(house.places[place]!, date)
    ? undefined
    : openingConflict(house, place, { date, time: '12:00', minutes: 1 })?.words

type StepProps = { label: string; onStep: () => void; icon: typeof ChevronLeft }

const Step = ({ label, onStep, icon: Icon }: StepProps) => (
  <IconButton label={label} size="sm" className="hover:bg-sunken max-md:size-11!" onClick={onStep}>
    <Icon aria-hidden="true" />
  </IconButton>
)
