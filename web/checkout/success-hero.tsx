import type { ReactNode } from 'react'
import type { LocationId } from '#domain/locations.ts'
import { placePictures } from '#web/booking/place-pictures.ts'
import { Picture } from '#web/ui/picture.tsx'

type Props = { title: string; children: ReactNode; place: LocationId | undefined }

/** The place of the booking at dusk, with the good news left of it. Without a known `place`, only the dark ground. */
export function SuccessHero({ title, children, place }: Props) {
  const scene = place && placePictures[place]
  return (
    <section className="dusk relative h-[27rem] overflow-hidden bg-page sm:h-[34rem] lg:h-[35rem]">
      <div className="absolute inset-x-0 top-0 h-[60%] sm:h-[68%] lg:inset-y-0 lg:right-0 lg:left-auto lg:h-full lg:w-[80%] lg:max-w-[72rem]">
        {scene && <Picture of={scene} sizes="(min-width: 64rem) 80vw, 100vw" className="size-full" first />}
        <span className="absolute inset-0 shade-foot lg:hidden" />
        <span className="absolute inset-0 bg-linear-to-r from-sea-950 from-21% to-transparent to-50% max-lg:hidden" />
      </div>
      <div className="relative mx-auto flex h-full max-w-page flex-col justify-end px-gutter pb-9 lg:justify-center lg:pt-6 lg:pb-0">
        <h1 className="display max-w-[10ch] text-5xl">{title}</h1>
        <p className="mt-4 max-w-[38ch] text-lg wrap-anywhere text-muted">{children}</p>
      </div>
    </section>
  )
}
