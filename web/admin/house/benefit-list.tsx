import type { ClubWords } from '#domain/house/house-club.ts'
import type { BenefitIcon } from '#domain/house/house-fields.ts'
import { LabelledSelect } from '#web/desk/labelled-select.tsx'
import type { Bound } from './bound.ts'
import { EntryList } from './entry-list.tsx'
import { CountedTexts } from './text-fields.tsx'

const icons: readonly { value: BenefitIcon; label: string }[] = [
  { value: 'learn', label: 'Learning' },
  { value: 'percent', label: 'Percent' },
  { value: 'calendar', label: 'Calendar' },
  { value: 'people', label: 'People' },
  { value: 'tag', label: 'Price tag' },
  { value: 'timer', label: 'Timer' },
  { value: 'gauge', label: 'Speed' },
  { value: 'waves', label: 'Waves' },
  { value: 'tent', label: 'Tent' },
]
const half = 'min-w-0 flex-1 basis-60'

type Props = { hint: string; of: Bound<ClubWords['benefits']> }

/** What members get, in the order of the page. */
export const BenefitList = ({ hint, of }: Props) => (
  <EntryList
    title="Benefits"
    hint={hint}
    one="Benefit"
    of={of}
    most={12}
    empty={{ icon: 'people', title: '', description: '' }}
    addLabel="Add a benefit"
  >
    {(benefit, name) => (
      <>
        <LabelledSelect
          className="w-48"
          label="Icon"
          fullLabel={`Icon, ${name}`}
          options={icons}
          {...benefit.field('icon')}
        />
        <CountedTexts
          of={benefit}
          fields={[
            { id: 'title', label: 'Benefit', most: 80, className: half },
            { id: 'description', label: 'More about it', most: 160, className: half },
          ]}
        />
      </>
    )}
  </EntryList>
)
