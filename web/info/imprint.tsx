import { screens } from '#contract/screens.ts'
import type { House } from '#domain/house/house.ts'
import { offeredLocations } from '#domain/offered-locations.ts'
import { useHouse } from '#web/house-on-page.ts'
import { metaOf } from '#web/shell/head.ts'
import { Article, Email, type Part, Phone } from './article.tsx'

export const meta = metaOf(({ brand }) => ({
  title: 'Imprint',
  description: `Who runs ${brand.name} and how to reach us: ${brand.legalLine}, ${brand.phone}, ${brand.email}.`,
  screen: screens.imprint,
}))

const partsOf = (house: House): readonly Part[] => [
  { id: 'company', title: 'Company', body: <p>{house.brand.legalLine}</p> },
  {
    id: 'reach',
    title: 'Reach us',
    body: (
      <dl className="lines max-w-sm">
        <div>
          <dt className="!font-normal">Phone</dt>
          <dd>
            <Phone />
          </dd>
        </div>
        <div>
          <dt className="!font-normal">E-mail</dt>
          <dd>
            <Email />
          </dd>
        </div>
      </dl>
    ),
  },
  {
    id: 'places',
    title: 'Where to come',
    body: (
      <ul className="!list-none !pl-0">
        {offeredLocations(house).map(({ id, meetingPoint, country }) => (
          <li key={id} className="!pl-0">
            {meetingPoint}, {country}
          </li>
        ))}
      </ul>
    ),
  },
  {
    id: 'content',
    title: 'Pictures and texts',
    body: (
      <p>
        Pictures, film and texts are our own. Fonts: Archivo, Figtree and Onest, under the SIL Open Font
        License 1.1.
      </p>
    ),
  },
]

export default function ImprintPage() {
  const house = useHouse()
  return (
    <Article
      title="Imprint"
      lead={`Who runs ${house.brand.name}, and how to reach us.`}
      parts={partsOf(house)}
      changed="21 November 2026"
    />
  )
}
