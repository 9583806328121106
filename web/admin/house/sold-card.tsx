import { bookableDays, usualRequestDays } from '#domain/calendar.ts'
import { Tick } from '#web/booking/tick.tsx'
import { ErrorText, Field, TextArea } from '#web/ui/field.tsx'
import { AddOnFields, withoutAddOn } from './add-on-fields.tsx'
import type { Bound } from './bound.ts'
import { Card } from './card.tsx'
import type { ByLength } from './edit-lengths.ts'
import type { PartProps, Sold } from './edits.ts'
import { MoveButtons } from './entry-buttons.tsx'
import { ownPages } from './new-rental.ts'
import { NumberField } from './number-fields.tsx'
import { PictureChoice } from './picture-choice.tsx'
import { type OwnRental, RentalTerms, SessionPlaces } from './rental-terms.tsx'
import { shownOf, withSoldMoved } from './sold-order.ts'
import { SoldTimes } from './sold-times.tsx'

/** An activity and how it is booked. */
export function SoldCard({ id, house, edit, at }: PartProps & { id: string }) {
  const activity: Bound<Sold> = at('activities').at(id)
  const byLength = activity as unknown as Bound<ByLength>
  const { value: sold, problem, text, field } = activity
  const shown = shownOf(house)
  const isBoat = sold.kind === 'units' && sold.shape === 'boat'
  const hasNames = sold.kind === 'machines' && sold.noun !== undefined
  const isOwn = hasNames || (sold.kind === 'units' && !ownPages.includes(id))
  return (
    <Card
      title={
        <>
          {sold.title || id}
          {sold.kind === 'request' && <span className="block font-sans text-sm text-muted">On request</span>}
        </>
      }
      end={
        <span className="flex items-center gap-x-1">
          {shown.includes(id) && (
            <MoveButtons
              ids={shown}
              id={id}
              name={sold.title}
              onMove={(by) => edit((now) => withSoldMoved(now, id, by))}
            />
          )}
          <Tick {...activity.tick('on')}>Sold</Tick>
        </span>
      }
    >
      {problem('on') && <ErrorText>{problem('on')}</ErrorText>}
      <Field label="Title" maxLength={80} {...text('title')} />
      <div className="grid grid-cols-2 items-end gap-4">
        {'most' in sold && !hasNames && (
          <NumberField
            label={
              sold.kind === 'session' || sold.kind === 'boat' || isBoat
                ? 'Most people per booking'
                : 'Most per booking'
            }
            {...byLength.number('most')}
          />
        )}
        <NumberField optional label="Notice, minutes before" placeholder="0" {...field('noticeMinutes')} />
        <NumberField
          optional
          label="Days ahead"
          placeholder={String(sold.kind === 'request' ? usualRequestDays : bookableDays)}
          {...field('daysAhead')}
        />
      </div>
      <SoldTimes id={id} house={house} of={activity} />
      {isOwn && <OwnTerms id={id} house={house} edit={edit} of={activity as unknown as Bound<OwnRental>} />}
    </Card>
  )
}

type OwnProps = Pick<PartProps, 'house' | 'edit'> & { id: string; of: Bound<OwnRental> }

/** What else an activity has that the owner added. */
function OwnTerms({ id, house, edit, of }: OwnProps) {
  const { value: sold, set, problem, textOrNone } = of
  return (
    <>
      <Field optional label="Subtitle" maxLength={300} {...textOrNone('subtitle')} />
      <TextArea
        optional
        rows={2}
        label="Description in a sentence or two"
        maxLength={300}
        {...textOrNone('description')}
        compact={false}
      />
      <RentalTerms house={house} of={of} />
      {sold.kind === 'units' && sold.shape === 'session' && (
        <SessionPlaces id={id} house={house} edit={edit} />
      )}
      {sold.kind === 'units' && sold.shape === 'boat' && (
        <AddOnFields
          value={sold.addOn}
          problem={(name) => problem(`addOn.${name}`)}
          onChange={(addOn) => set((addOn ? { addOn } : withoutAddOn(sold)) as Partial<OwnRental>)}
        />
      )}
      <PictureChoice title={sold.title || id} of={of} />
      <p className="text-muted">
        Its page: <b className="font-semibold text-ink">/booking/{id}</b>
      </p>
    </>
  )
}
