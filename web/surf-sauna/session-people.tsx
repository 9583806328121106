import { peopleText } from '#domain/counted.ts'
import { PlaceStep } from '#web/booking/place-step.tsx'
import { Step } from '#web/booking/step-section.tsx'
import { useHouse } from '#web/house-on-page.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { Places } from './places.tsx'
import { placesText } from './session-words.ts'
import type { Session } from './use-session.ts'

/** The place, if there are several. */
export const SessionPlace = ({ session: { places, form, choosePlace } }: { session: Session }) =>
  places.length > 1 && <PlaceStep places={places} value={form.entries.location} onChange={choosePlace} />

export const HowMany = ({
  session: {
    form: { entries, set },
  },
}: {
  session: Session
}) => {
  const { most } = useHouse().activities['efoil-group']
  return (
    <Step title="How many people">
      <Stepper
        label="Participants"
        hint={`1 to ${most} in one booking.`}
        unit="person"
        min={1}
        max={most}
        value={entries.people}
        onChange={(people) => set({ people })}
      />
    </Step>
  )
}

/** The places left of the chosen session's 15, or how many people may come. */
export const PlacesLeft = ({ session }: { session: Session }) => {
  const {
    form: { entries, set },
    free,
    start: { lost },
  } = session
  return (
    <div aria-live="polite" className="*:first:mt-5">
      {lost && free ? (
        <Note kind="error" title={lost}>
          <span className="mt-3 block">
            <Button kind="line" size="md" onClick={() => set({ people: free })}>
              Come with {peopleText(free)}
            </Button>
          </span>
        </Note>
      ) : (
        free !== undefined &&
        free >= entries.people && (
          <div>
            <p className="mb-3 text-sm text-muted">
              {placesText(free)} {free === 1 ? 'is' : 'are'} free in this session.
            </p>
            <Places free={free} yours={entries.people} />
          </div>
        )
      )}
    </div>
  )
}
