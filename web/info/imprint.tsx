import { screens } from '#contract/screens.ts'
import type { House } from '#domain/house/house.ts'
import { locations } from '#domain/locations.ts'
import { site } from '#domain/site.ts'
import type { HeadArgs } from '#web/house.ts'
import { houseOfMatches, useHouse } from '#web/house.ts'
import { headOf } from '#web/shell/head.ts'
import type { Part } from './article.tsx'
import { Article } from './article.tsx'
import { Email, Phone } from './reach.tsx'

export function meta({ matches }: HeadArgs) {
  const { brand } = houseOfMatches(matches)
  return headOf({
    title: 'Imprint',
    description: `Who runs ${site.brand} and how to reach us: ${brand.legalLine}, ${brand.phone}, ${brand.email}.`,
    screen: screens.imprint,
  })
}

const partsOf = ({ brand }: House): readonly Part[] => [
  { id: 'company', title: 'Company', body: <p>{brand.legalLine}</p> },
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
        {locations.map(({ id, country }) => (
          <li key={id} className="!pl-0">
            {site.meetingPoints[id]}, {country}
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
  return (
    <Article
      title="Imprint"
      lead={`Who runs ${site.brand}, and how to reach us.`}
      parts={partsOf(useHouse())}
      changed="21 November 2026"
    />
  )
}
