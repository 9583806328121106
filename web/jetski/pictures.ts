import { isPictured, type JetskiId } from '#domain/fleet/jetskis.ts'
import type { PictureSource } from '#web/ui/picture.tsx'

export const wake: PictureSource = {
  name: 'jetski-wake',
  alt: 'The white wake of a jetski, bending away across blue sea to the horizon',
  ground: '#7FA2B6',
  at: ['50% 45%'],
}

/** A machine, or its wake where there is no picture of it. */
export const machine = (id: JetskiId): PictureSource =>
  isPictured(id)
    ? {
        name: `machine-${id}-angle`,
        alt: 'A jetski from the front at an angle, before a white wall',
        ground: '#F1EFEB',
      }
    : wake
