import type { BookingRow } from '#contract/views.ts'
import { momentText } from '#web/desk/day-words.ts'
import { Pop } from '#web/desk/pop.tsx'
import { useHouse } from '#web/house-on-page.ts'
import type { Closed } from '#web/staff/board/board-units.ts'
import { Button } from '#web/ui/button.tsx'
import { closedWord } from './closed-words.ts'
import { useReopen } from './closing-acts.ts'
import { Others, Waiting } from './closing-result.tsx'
import { useSetEquipment } from './equipment-acts.ts'

type Props = {
  closed: Closed
  anchor: HTMLElement
  bookings: readonly BookingRow[]
  onClose: () => void
}

/** Why a unit is closed, until when, whom it affects, and a button to reopen it. */
export function ClosedSheet({ closed, anchor, bookings, onClose }: Props) {
  const reopen = useReopen()
  const set = useSetEquipment()
  const house = useHouse()
  const { closing, unit } = closed
  const open = () => {
    if (closing) reopen.mutate(closing, { onSuccess: onClose })
    else set.mutate({ unit, status: 'available' }, { onSuccess: onClose })
  }
  return (
    <Pop open onClose={onClose} anchor={anchor} title={`Why ${unit.name} is closed`}>
      <dl className="mt-3 grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3 gap-y-1">
        <Fact name="Reason">{closing?.reason || closedWord(closed)}</Fact>
        {closing && (
          <>
            <Fact name="From">{momentText(house, closing.from, closing.location)}</Fact>
            <Fact name="Until">{momentText(house, closing.to, closing.location)}</Fact>
            <Fact name="By">
              {closing.by}, {momentText(house, closing.createdAt, closing.location)}
            </Fact>
            {closing.units.length > 1 && <Fact name="With it">{otherUnits(closed)}</Fact>}
          </>
        )}
      </dl>
      {closing && (
        <div className="mt-3 border-t border-line pt-3">
          {closing.waiting.length === 0 ? (
            <p className="text-muted">No booking still needs a unit.</p>
          ) : (
            <Waiting hits={closing.waiting} bookings={bookings} />
          )}
          {closing.others > 0 && <Others count={closing.others} />}
        </div>
      )}
      {closing?.mayOpen === false ? (
        <p className="mt-3 text-muted">
          It closes units of other sectors too: only staff of all these sectors can open it again.
        </p>
      ) : (
        <Button
          kind="line"
          size="md"
          className="mt-4 max-md:w-full"
          busy={reopen.isPending || set.isPending}
          busyLabel="Opening..."
          onClick={open}
        >
          Open again
        </Button>
      )}
    </Pop>
  )
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd className="font-semibold break-words tnum">{children}</dd>
  </>
)

const otherUnits = ({ closing, unit }: Closed): string =>
  (closing?.units ?? [])
    .filter(({ code }) => code !== unit.id)
    .map(({ name }) => name)
    .join(', ')
