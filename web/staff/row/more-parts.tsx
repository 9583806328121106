import type { BookingRow } from '#contract/views.ts'
import { MoneyUnfolding, Unfolding } from '#web/staff/money/money-unfolding.tsx'
import { History } from './history.tsx'

type Props = Pick<BookingRow, 'id' | 'updatedAt' | 'location'>

/** Money and history of a booking, read when they are asked for. */
export const MoreParts = ({ id, updatedAt, location }: Props) => (
  <div className="mt-3 -mb-1 border-t border-line pt-1">
    <MoneyUnfolding id={id} location={location} />
    <Unfolding title="History">
      <History row={{ id, updatedAt, location }} />
    </Unfolding>
  </div>
)
