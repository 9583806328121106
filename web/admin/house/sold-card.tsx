import { useId } from 'react'
import { freeCancelHours } from '#domain/booking/policy.ts'
import { bookableDays, usualRequestDays } from '#domain/calendar.ts'
import { Tick } from '#web/booking/tick.tsx'
import { ErrorText, Field, TextArea } from '#web/ui/field.tsx'
import { AddOnFields, withoutAddOn } from './add-on-fields.tsx'
import { boundTo } from './bound-fields.ts'
import { type PartProps, problemAt, type Sold, withActivity } from './edits.ts'
import { MoveButtons } from './entry-buttons.tsx'
import { ownPages } from './new-rental.ts'
import { NumberField } from './number-field.tsx'
import { PictureChoice } from './picture-choice.tsx'
import { RentalTerms, SessionPlaces } from './rental-terms.tsx'
import { shownOf, withSoldMoved } from './sold-order.ts'
import { SoldTimes } from './sold-times.tsx'

/** An activity and its rules. */
export function SoldCard({ id, ...part }: PartProps & { id: string }) {
  const { house, problems, change, edit } = part
  const heading = useId()
  const sold = house.activities[id]!
  const shown = shownOf(house)
  const set = (fields: Partial<Sold>) => change(withActivity(house, id, fields))
  const problem = (field: string) => problemAt(problems, `activities.${id}.${field}`)
  const { text } = boundTo({ entry: sold, set, problem })
  const field = (name: 'noticeMinutes' | 'daysAhead' | 'freeCancelHours') => ({
    value: sold[name],
    onChange: (value: number | undefined) => set({ [name]: value }),
    error: problem(name),
    optional: true as const,
  })
  const isBoat = sold.kind === 'units' && sold.shape === 'boat'
  const machines = sold.kind === 'machines' && sold.noun ? { ...sold, noun: sold.noun } : undefined
  const own = sold.kind === 'units' && !ownPages.includes(id) ? sold : machines
  // For activities that go through checkout.
  const mayHaveDeposit = sold.kind !== 'session' && sold.kind !== 'request' && id !== 'test-drive'
  return (
    <section className="card grid gap-4 p-4 sm:p-5" aria-labelledby={heading}>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={heading} className="text-lg [overflow-wrap:anywhere]">
          {sold.title || id}
          {sold.kind === 'request' && <span className="block font-sans text-sm text-muted">On request</span>}
        </h2>
        <span className="flex items-center gap-x-1">
          {shown.includes(id) && (
            <MoveButtons
              ids={shown}
              id={id}
              name={sold.title}
              onMove={(by) => change(withSoldMoved(house, id, by))}
            />
          )}
          <Tick checked={sold.on} onChange={(event) => set({ on: event.target.checked })}>
            Sold
          </Tick>
        </span>
      </div>
      {problem('on') && <ErrorText>{problem('on')}</ErrorText>}
      <Field label="Title" maxLength={80} {...text('title')} />
      <div className="grid grid-cols-2 items-end gap-4">
        {'most' in sold && !machines && (
          <NumberField
            label={
              sold.kind === 'session' || sold.kind === 'boat' || isBoat
                ? 'Most people per booking'
                : 'Most per booking'
            }
            value={sold.most}
            onNumber={(most) => set({ most })}
            error={problem('most')}
          />
        )}
        <NumberField label="Notice, minutes before" placeholder="0" {...field('noticeMinutes')} />
        <NumberField
          label="Days ahead"
          placeholder={String(sold.kind === 'request' ? usualRequestDays : bookableDays)}
          {...field('daysAhead')}
        />
        <NumberField
          label="Free to cancel, hours before"
          placeholder={String(freeCancelHours)}
          {...field('freeCancelHours')}
        />
        {mayHaveDeposit && (
          <NumberField
            optional
            label="Deposit at checkout, percent"
            placeholder="the whole price"
            value={sold.depositPercent}
            onChange={(depositPercent) => set({ depositPercent })}
            error={problem('depositPercent')}
          />
        )}
      </div>
      <SoldTimes id={id} house={house} sold={sold} problem={problem} set={set} />
      {own && (
        <>
          <Field
            optional
            label="Subtitle"
            maxLength={300}
            {...text('subtitle')}
            onChange={(event) => set({ subtitle: event.target.value || undefined })}
          />
          <TextArea
            optional
            rows={2}
            label="Description in a sentence or two"
            maxLength={300}
            value={sold.description ?? ''}
            onChange={(event) => set({ description: event.target.value || undefined })}
            error={problem('description')}
          />
          <RentalTerms house={house} sold={own} problem={problem} onChange={set} />
          {own.kind === 'units' && own.shape === 'session' && (
            <SessionPlaces id={id} house={house} change={change} />
          )}
          {isBoat && (
            <AddOnFields
              value={sold.addOn}
              problem={(field) => problem(`addOn.${field}`)}
              onChange={(addOn) => set((addOn ? { addOn } : withoutAddOn(own)) as Partial<Sold>)}
            />
          )}
          <PictureChoice
            title={sold.title || id}
            shown={own.picture}
            problem={problem('picture.alt') ?? problem('picture.id')}
            onChange={(picture) => edit((latest) => withActivity(latest, id, { picture }))}
          />
          <p className="text-muted">
            Its page: <b className="font-semibold text-ink">/booking/{id}</b>
          </p>
        </>
      )}
    </section>
  )
}
