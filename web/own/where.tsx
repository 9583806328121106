import { ArrowUpRight } from 'lucide-react'
import type { OwnPage } from '#contract/calls/own-page.ts'
import type { LocationId } from '#domain/locations.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Part } from './part.tsx'

const scenes: Record<LocationId, { name: string; at: string; alt: string }> = {
  tallinn: {
    name: 'noblessner',
    at: 'object-[60%_60%]',
    alt: 'The marina of Noblessner at dusk, seen from the water',
  },
  puhajarve: { name: 'puhajarve', at: 'object-[60%_60%]', alt: 'Lake Pühajärve at dusk' },
  'koh-phangan': { name: 'koh-phangan', at: 'object-[56%_58%]', alt: 'The bay of Koh Phangan at dusk' },
  malaga: { name: 'efoil-private', at: 'object-[60%_58%]', alt: 'A rider on an e-foil at dusk' },
  dubai: { name: 'dubai', at: 'object-[60%_60%]', alt: 'The shore of Dubai at dusk' },
}

/** The meeting point, on an open map of another site: a link, nothing of which is loaded here. */
export function Where({ booking: { location, meetingPoint, mapUrl } }: { booking: OwnPage }) {
  const scene = scenes[location] ?? scenes.tallinn
  return (
    <Part
      title="Where"
      first
      beside={
        <>
          <p className="mt-3 font-semibold text-balance">{meetingPoint}</p>
          <a
            href={mapUrl}
            rel="noreferrer"
            className="mt-3 inline-flex min-h-11 items-center gap-2 font-semibold text-link hover:underline"
          >
            Open in maps
            <ArrowUpRight aria-hidden="true" className="size-4" />
          </a>
        </>
      }
    >
      <Picture
        name={scene.name}
        width={1280}
        height={853}
        sizes="(min-width: 64rem) 32rem, 100vw"
        ground="#254245"
        alt={scene.alt}
        className={`aspect-[3/2] w-full rounded-xl object-cover sm:aspect-[16/10] ${scene.at}`}
      />
    </Part>
  )
}
