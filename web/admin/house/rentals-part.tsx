import { toast } from '#web/ui/toast.tsx'
import { AddRental } from './add-rental.tsx'
import type { PartProps } from './edits.ts'
import { AddButton } from './entry-buttons.tsx'
import { useKept } from './kept-entries.ts'
import { emptyRental, type RentalForm } from './new-rental.ts'
import { SoldCard } from './sold-card.tsx'
import { shownOf } from './sold-order.ts'

/** All activities, and the form to add a rental. */
export function RentalsPart(props: PartProps) {
  const [adding, edit, drop] = useKept<RentalForm | undefined>('rental', undefined)
  const shown = shownOf(props.house)
  return (
    <div className="grid gap-5 pt-5">
      {adding ? (
        <AddRental
          house={props.house}
          form={adding}
          edit={(make) => edit((now) => now && make(now))}
          onClose={drop}
          onAdd={(house, title) => {
            props.edit(() => house)
            drop()
            toast({ title: `${title} is in the draft`, text: 'It goes on sale when you publish.' })
          }}
        />
      ) : (
        <AddButton main onClick={() => edit(() => emptyRental)}>
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
