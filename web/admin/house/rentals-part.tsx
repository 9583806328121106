import { useState } from 'react'
import { toast } from '#web/ui/toast.tsx'
import { AddRental } from './add-rental.tsx'
import type { PartProps } from './edits.ts'
import { AddButton } from './entry-buttons.tsx'
import { SoldCard } from './sold-card.tsx'
import { shownOf } from './sold-order.ts'

/** All activities, and the form to add a rental. */
export function RentalsPart(props: PartProps) {
  const [adding, setAdding] = useState(false)
  const shown = shownOf(props.house)
  return (
    <div className="grid gap-5 pt-5">
      {adding ? (
        <AddRental
          house={props.house}
          onClose={() => setAdding(false)}
          onAdd={(house, title) => {
            props.edit(() => house)
            setAdding(false)
            toast({ title: `${title} is in the draft`, text: 'It goes on sale when you publish.' })
          }}
        />
      ) : (
        <AddButton main onClick={() => setAdding(true)}>
          Add a rental
        </AddButton>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {[...shown, ...Object.keys(props.house.activities).filter((id) => !shown.includes(id))].map((id) => (
          <SoldCard key={id} id={id} {...props} />
        ))}
      </div>
    </div>
  )
}
