import { History as HistoryIcon } from 'lucide-react'
import { useRef, useState } from 'react'
import type { TestDriveItem } from '#contract/calls/admin.ts'
import { Pop } from '#web/desk/pop.tsx'
import { History } from '#web/staff/row/history.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { dayText } from './admin-words.ts'

/** Who changed this booking, when, from what to what, and why: beside its row. */
export function HistoryButton({ row }: { row: TestDriveItem }) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <IconButton
        ref={button}
        label={`History of ${row.fullName}`}
        size="sm"
        aria-expanded={open}
        className="hover:bg-sunken max-md:size-11!"
        onClick={() => setOpen(true)}
      >
        <HistoryIcon aria-hidden="true" />
      </IconButton>
      {open && (
        <Pop
          open
          onClose={() => setOpen(false)}
          anchor={button.current ?? undefined}
          title={row.fullName}
          description={`${row.reference}, ${dayText(row.date)}, ${row.time}`}
        >
          <History row={{ ...row, location: row.locationId }} />
        </Pop>
      )}
    </>
  )
}
