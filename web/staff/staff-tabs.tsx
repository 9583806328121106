import type { BookingRow, Equipment } from '#contract/views.ts'
import { isUsedOn } from '#domain/fleet/unit.ts'
import { isLow } from '#domain/fleet/unit-status.ts'
import { NotRead } from '#web/desk/list-states.tsx'
import type { Listed } from '#web/desk/listed.ts'
import { useHouse } from '#web/house-on-page.ts'
import { EquipmentTab } from '#web/staff/fleet/equipment-tab.tsx'
import { LowBattery } from '#web/staff/fleet/low-battery.tsx'
import { longestWait, todays, todaysOf, unfinished, waiting, waitText } from '#web/staff/row/booking-days.ts'
import { useNoMachine } from '#web/staff/row/no-machine.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { BookingList, TitledBookings } from './booking-list.tsx'
import { BookingsTab } from './bookings-tab.tsx'
import type { View } from './dashboard-view.ts'

type Props = {
  view: View
  bookings: Listed<BookingRow>
  equipment: Listed<Equipment>
  now: Temporal.Instant
}

export function StaffTabs({ view, bookings, equipment, now }: Props) {
  const house = useHouse()
  const pending = waiting(bookings.data ?? [], now)
  const left = unfinished(house, bookings.data ?? [], now)
  const noMachine = useNoMachine()
  const unsettled = (bookings.data ?? []).filter((row) => noMachine.has(row.id) || isKept(row, now))
  // Units that come into use later are only on the boards of those days.
  const today = todaysOf(house, now)
  const units = equipment.data?.filter((unit) => isUsedOn(unit, today(unit)))
  const low = units?.filter((unit) => isLow(unit.batteryLevel)) ?? []
  return (
    <div className="mt-4 md:mt-6">
      <Tabs
        label="Parts of the dashboard"
        value={view.tab}
        onChange={(tab) => view.set({ tab })}
        tabs={[
          {
            value: 'bookings',
            label: 'Bookings',
            count: bookings.data && todays(house, bookings.data, now).length,
            content: (
              <BookingsTab
                {...{ bookings, now, low, pending }}
                equipmentLoaded={equipment.data !== undefined}
                left={left.length}
                onReview={() => view.set({ tab: 'alerts' })}
              />
            ),
          },
          {
            value: 'equipment',
            label: 'Equipment',
            count: units?.length,
            content: (
              <EquipmentTab equipment={{ ...equipment, data: units }} bookings={bookings.data ?? none} />
            ),
          },
          {
            value: 'alerts',
            label: 'Alerts',
            count:
              bookings.data && equipment.data && low.length + pending.length + unsettled.length + left.length,
            alert: true,
            content: <Alerts {...{ bookings, equipment, low, pending, unsettled, left, now }} />,
          },
        ]}
      />
    </div>
  )
}

const none: BookingRow[] = []

/** Kept by the owner though the house no longer sells it. */
const isKept = ({ keptDespite, endTime }: BookingRow, now: Temporal.Instant): boolean =>
  keptDespite !== undefined && Temporal.Instant.compare(endTime, now) > 0

type AlertsProps = Omit<Props, 'view'> & {
  low: Equipment[]
  pending: BookingRow[]
  /** Bookings whose machine is gone without an equal one free, or that the house no longer sells. */
  unsettled: BookingRow[]
  /** Bookings of earlier days that were never started or answered. */
  left: BookingRow[]
}

/** All that needs a person: bookings to move, to confirm or unfinished, and machines to charge. */
function Alerts({ bookings, equipment, low, pending, unsettled, left, now }: AlertsProps) {
  return (
    <div className="@container mt-5">
      <div className="grid gap-5 xl:@min-[50rem]:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="min-w-0 space-y-5">
          <TitledBookings
            title="To move or call"
            text="Their machine, place or start was closed or taken out after they booked."
            rows={unsettled}
            all={bookings.data}
            now={now}
          />
          <section className="card" aria-labelledby="to-confirm">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 pt-4 pb-1 sm:px-5">
              <h2 id="to-confirm" className="text-xl">
                Pending Confirmations
              </h2>
              {pending.length > 0 && (
                <p className="text-muted">the oldest for {waitText(longestWait(pending, now))}</p>
              )}
            </div>
            {bookings.data ? (
              <>
                <BookingList rows={pending} all={bookings.data} now={now} withDay />
                {pending.length === 0 && (
                  <p className="px-4 pt-1 pb-5 text-muted sm:px-5">Nothing is waiting.</p>
                )}
              </>
            ) : (
              <NotRead read={bookings} title="Pending Confirmations" />
            )}
          </section>
          <TitledBookings
            title="Not finished"
            text="From earlier days: complete those who came, move or cancel the others."
            rows={left}
            all={bookings.data}
            now={now}
          />
        </div>
        <aside className="min-w-0" aria-label="Machines">
          <LowBattery units={low} loaded={equipment.data !== undefined} />
        </aside>
      </div>
    </div>
  )
}
