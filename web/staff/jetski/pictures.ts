import { jetskis } from '#domain/fleet/jetskis.ts'
import type { PictureSource } from '#web/ui/picture.tsx'

/** Every machine from the side, by its id. */
export const machineSides: Record<string, PictureSource> = Object.fromEntries(
  jetskis.map(({ id, name }) => [
    id,
    {
      name: `machine-${id}-side`,
      alt: `${name} from the side, before a white wall`,
      ground: '#F1EFEB',
      widths: [480, 960, 1440],
    },
  ]),
)
