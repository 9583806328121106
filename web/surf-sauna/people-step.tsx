import { mostInBooking } from '#domain/activities/group-session.ts'
import { Step } from '#web/steps/section.tsx'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { Places } from './places.tsx'
import type { Session } from './use-session.ts'
import { peopleText, placesText } from './words.ts'

/** How many come, and what that leaves of the 15 places. */
export function HowMany({ session }: { session: Session }) {
  const { entries, free, lost, set } = session
  const inSession =
    free === undefined ? '' : ` ${placesText(free)} ${free === 1 ? 'is' : 'are'} free in this session.`
  return (
    <Step title="How many people">
      <Stepper
        label="Participants"
        hint={`1 to ${mostInBooking} in one booking.${inSession}`}
        unit="person"
        min={1}
        max={mostInBooking}
        value={entries.people}
        onChange={(people) => set({ people })}
      />
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
          free !== undefined && free >= entries.people && <Places free={free} yours={entries.people} />
        )}
      </div>
    </Step>
  )
}
