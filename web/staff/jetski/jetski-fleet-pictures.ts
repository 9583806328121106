import { isPictured } from '#domain/fleet/jetskis.ts'
import type { PictureSource } from '#web/ui/picture.tsx'

/** A machine from the side; a machine without pictures has the first one's. */
export const machineSide = (id: string): PictureSource => ({
  name: `machine-${isPictured(id) ? id : 'gti-130'}-side`,
  alt: 'A jetski from the side, before a white wall',
  ground: '#F1EFEB',
})
