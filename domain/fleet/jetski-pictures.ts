import type { Picture } from '../picture.ts'
import { isPictured, type JetskiId } from './jetskis.ts'

export const jetskiWake: Picture = {
  name: 'jetski-wake',
  alt: 'The white wake of a jetski, bending away across blue sea to the horizon',
  ground: '#7FA2B6',
  at: ['50% 45%'],
}

/** The machine, or its wake if there is no picture of it. */
export const jetskiPicture = (id: JetskiId): Picture =>
  isPictured(id)
    ? {
        name: `machine-${id}-angle`,
        alt: 'A jetski from the front at an angle, before a white wall',
        ground: '#F1EFEB',
      }
    : jetskiWake
