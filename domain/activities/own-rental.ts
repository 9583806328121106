import { unitsOf } from '../fleet/units-of.ts'
import type { House, UnitsActivity } from '../house/house.ts'
import type { LocationId } from '../locations.ts'
import { isOwnPicture, usualPicture } from '../picture.ts'
import { headingOf } from './fields.ts'
import { rental } from './rental.ts'

/** What the owner added: units by duration, on a page of their own at `/booking/{slug}`. */
export function ownRental(house: House, slug: string, sold: UnitsActivity) {
  const { title, noun, subtitle = '', description = `${title} to rent.`, durations, most } = sold
  const { picture = usualPicture } = sold
  const labels = Object.values(durations).map(({ short }) => short)
  const pool = (place: LocationId) => `${slug}:${place}`
  return rental(sold, {
    id: slug,
    sector: 'efoil',
    staffTitle: title,
    path: `/booking/${slug}`,
    picture: { name: picture.id, alt: picture.alt, ground: '#5FB3B3' },
    mailPicture: isOwnPicture(picture.id) ? picture.id : 'hero',
    heldText: `Your ${noun.many} are held for you`,
    countsRidingHours: false,
    units: unitsOf(house, { activity: slug, model: title, pool }),
    count: { key: 'units', label: headingOf(noun) },
    card: {
      title,
      subtitle,
      description,
      duration: [...new Set([labels[0], labels.at(-1)])].join(' - '),
      groupSize: `up to ${most}`,
      counted: true,
    },
    equipmentType: noun.one,
    pool,
  })
}
