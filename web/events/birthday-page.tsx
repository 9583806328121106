import { Link } from 'react-router'
import { packagesOf } from '#domain/offers/event-packages.ts'
import { type FirstEnquiry, useEnquiry } from '#web/booking/use-enquiry.ts'
import { useHouse } from '#web/house.ts'
import { PageFrame } from '#web/shell/page-frame.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import type { PictureSource } from '#web/ui/picture.tsx'
import { Scene } from '#web/ui/scene.tsx'
import { BirthdayPackages } from './birthday-packages.tsx'
import { BirthdayRequest } from './birthday-request.tsx'
import type { BirthdaySet } from './birthday-sets.ts'

const firstRequest = (set: BirthdaySet): FirstEnquiry => ({
  kind: 'birthday',
  package: set.first,
  preferredDate: '',
  people: set.guests,
})

/** Both birthday pages: the same party in two sets of packages, asked for and never paid online. */
export function BirthdayPage({ set, picture }: { set: BirthdaySet; picture: PictureSource }) {
  const enquiry = useEnquiry(firstRequest(set))
  const packages = packagesOf(useHouse(), set.id)
  const chosen = packages.find(({ id }) => id === enquiry.form.entries.package) ?? packages[0]!
  return (
    <PageFrame header="over">
      <Scene picture={picture} title={set.title} titleClass="lg:max-w-[9ch]" lead={set.lead}>
        <Link to="#packages" replace className={`${buttonClass('go')} mt-8`}>
          Choose a package
        </Link>
      </Scene>
      <BirthdayPackages
        set={set}
        packages={packages}
        chosen={chosen}
        onChoose={(id) => enquiry.form.set({ package: id })}
      />
      <BirthdayRequest set={set} packages={packages} chosen={chosen} enquiry={enquiry} />
    </PageFrame>
  )
}
