import { screens } from '#contract/screens.ts'
import type { ClubWords } from '#domain/house/house-club.ts'
import { clubPageWords } from '#domain/offers/club.ts'
import { Select } from '#web/ui/select.tsx'
import { type PartProps, problemAt } from './edits.ts'
import { EntryList } from './entry-list.tsx'
import { CountedTexts, TextCard, type TextField } from './text-fields.tsx'

const fields: readonly TextField<'heading' | 'lead'>[] = [
  { id: 'heading', label: 'Heading', most: 60 },
  { id: 'lead', label: 'Text below it', most: 160, rows: 2 },
]

const icons: readonly { value: ClubWords['benefits'][number]['icon']; label: string }[] = [
  { value: 'learn', label: 'Learning' },
  { value: 'percent', label: 'Percent' },
  { value: 'calendar', label: 'Calendar' },
  { value: 'people', label: 'People' },
  { value: 'tag', label: 'Price tag' },
]

/** The texts of the club's page: its head, what members get, and quotes from them. */
export function ClubTexts({ house, problems, change }: PartProps) {
  const words = clubPageWords(house)
  const set = (next: Partial<ClubWords>) => change({ ...house, club: { ...house.club, ...next } })
  const problem = (path: string) => problemAt(problems, `club.${path}`)
  return (
    <TextCard
      title="Club page"
      path={screens.club.paths[0]}
      fields={fields}
      textOf={(id) => words[id]}
      problemOf={problem}
      onChange={(id, text) => set({ [id]: text })}
    >
      <EntryList
        title="Benefits"
        hint="Next to the join form. A discount named here is only text: set real ones under Membership."
        one="Benefit"
        list={words.benefits}
        most={12}
        empty={{ icon: 'people', title: '', description: '' }}
        addLabel="Add a benefit"
        problem={problem('benefits')}
        onChange={(benefits) => set({ benefits })}
      >
        {({ icon, title, description }, setOne, index, name) => (
          <>
            <div className="w-48">
              <span className="lab">Icon</span>
              <Select
                label={`Icon, ${name}`}
                options={icons}
                value={icon}
                onChange={(next) => setOne({ icon: next })}
              />
            </div>
            <CountedTexts
              fields={benefitFields}
              entry={{ title, description }}
              onChange={(id, text) => setOne({ [id]: text })}
              problem={(id) => problem(`benefits.${index}.${id}`)}
            />
          </>
        )}
      </EntryList>
      <EntryList
        title="What members say"
        hint="At the bottom of the page, in their own words and with their consent. If there are none, it is left out."
        one="Member"
        list={words.testimonials}
        most={12}
        empty={{ name: '', about: '', text: '' }}
        addLabel="Add a testimonial"
        problem={problem('testimonials')}
        onChange={(testimonials) => set({ testimonials })}
      >
        {(entry, setOne, index) => (
          <CountedTexts
            fields={testimonialFields}
            entry={entry}
            onChange={(id, text) => setOne({ [id]: text })}
            problem={(id) => problem(`testimonials.${index}.${id}`)}
          />
        )}
      </EntryList>
    </TextCard>
  )
}

const half = 'min-w-0 flex-1 basis-60'
const benefitFields = [
  { id: 'title', label: 'Benefit', most: 80, className: half },
  { id: 'description', label: 'More about it', most: 160, className: half },
] as const
const testimonialFields = [
  { id: 'name', label: 'Name', most: 40, className: 'w-48' },
  { id: 'about', label: 'Beside the name', most: 60, className: 'w-60', hint: 'Not shown if empty' },
  { id: 'text', label: 'Words', most: 300, rows: 2, className: 'min-w-0 flex-1 basis-80' },
] as const
