import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'
import { AddRental } from './add-rental.tsx'
import type { PartProps } from './part-props.ts'
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
            props.change(house)
            setAdding(false)
            toast({ title: `${title} is in the draft`, text: 'It is sold from when you publish.' })
          }}
        />
      ) : (
        <Button kind="ink" size="md" className="justify-self-start" onClick={() => setAdding(true)}>
          <Plus />
          Add a rental
        </Button>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {[...shown, ...Object.keys(props.house.activities).filter((id) => !shown.includes(id))].map((id) => (
          <SoldCard key={id} id={id} {...props} />
        ))}
      </div>
    </div>
  )
}
