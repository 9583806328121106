import type { BookingRow, Equipment } from '#contract/views.ts'
import { isLow } from '#domain/fleet/battery.ts'
import type { Listed } from '#web/desk/listed.ts'
import { EquipmentTab } from '#web/staff/fleet/equipment-tab.tsx'
import { todays, waiting } from '#web/staff/row/booking-days.ts'
import { useNoMachine } from '#web/staff/row/no-machine.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { Alerts } from './alerts.tsx'
import { BookingsTab } from './bookings-tab.tsx'
import type { View } from './dashboard-view.ts'

type Props = {
  view: View
  bookings: Listed<BookingRow>
  equipment: Listed<Equipment>
  now: Temporal.Instant
}

export function StaffTabs({ view, bookings, equipment, now }: Props) {
  const pending = waiting(bookings.data ?? [], now)
  const noMachine = useNoMachine()
  const without = (bookings.data ?? []).filter(({ id }) => noMachine.has(id))
  const low = equipment.data?.filter((unit) => isLow(unit.batteryLevel)) ?? []
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
            count: bookings.data && todays(bookings.data, now).length,
            content: (
              <BookingsTab
                bookings={bookings}
                now={now}
                low={low}
                equipmentKnown={equipment.data !== undefined}
                pending={pending}
                onReview={() => view.set({ tab: 'alerts' })}
              />
            ),
          },
          {
            value: 'equipment',
            label: 'Equipment',
            count: equipment.data?.length,
            content: <EquipmentTab equipment={equipment} bookings={bookings.data ?? none} />,
          },
          {
            value: 'alerts',
            label: 'Alerts',
            count: bookings.data && equipment.data && low.length + pending.length + without.length,
            alert: true,
            content: (
              <Alerts
                bookings={bookings}
                equipment={equipment}
                low={low}
                pending={pending}
                without={without}
                now={now}
              />
            ),
          },
        ]}
      />
    </div>
  )
}

const none: BookingRow[] = []
