import { screens } from '#contract/screens.ts'
import { theClubWords } from '#domain/offers/club.ts'
import { BenefitList } from './benefit-list.tsx'
import type { PartProps } from './edits.ts'
import { EntryList } from './entry-list.tsx'
import { CountedTexts, TextCard } from './text-fields.tsx'

/** The texts of the club's page: its head, what members get, and quotes from them. */
export function ClubTexts({ at }: PartProps) {
  const club = at('club').or(theClubWords)
  return (
    <TextCard
      title="Club page"
      path={screens.club.paths[0]}
      texts={
        <CountedTexts
          of={club}
          fields={[
            { id: 'heading', label: 'Heading', most: 60 },
            { id: 'lead', label: 'Text below it', most: 160, rows: 2 },
          ]}
        />
      }
    >
      <BenefitList
        hint="Next to the join form. A discount named here is only text: set real ones under Membership."
        of={club.at('benefits')}
      />
      <EntryList
        title="What members say"
        hint="At the bottom of the page, in their own words and with their consent. If there are none, it is left out."
        one="Member"
        of={club.at('testimonials')}
        most={12}
        empty={{ name: '', about: '', text: '' }}
        addLabel="Add a testimonial"
      >
        {(testimonial) => <CountedTexts of={testimonial} fields={testimonialFields} />}
      </EntryList>
    </TextCard>
  )
}

const testimonialFields = [
  { id: 'name', label: 'Name', most: 40, className: 'w-48' },
  { id: 'about', label: 'Beside the name', most: 60, className: 'w-60', hint: 'Not shown if empty' },
  { id: 'text', label: 'Words', most: 300, rows: 2, className: 'min-w-0 flex-1 basis-80' },
] as const
