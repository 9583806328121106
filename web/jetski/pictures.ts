import type { JetskiId } from '#domain/fleet/jetskis.ts'
import { jetskis } from '#domain/fleet/jetskis.ts'
import type { PictureSource } from '#web/ui/picture.tsx'

const machine = (id: JetskiId, name: string): PictureSource => ({
  name: `machine-${id}-angle`,
  alt: `${name} from the front at an angle, before a white wall`,
  ground: '#F1EFEB',
  widths: [480, 960, 1440],
})

/** Every machine by its id. */
export const machines = Object.fromEntries(jetskis.map(({ id, name }) => [id, machine(id, name)])) as Record<
  JetskiId,
  PictureSource
>

export const wake: PictureSource = {
  name: 'jetski-wake',
  alt: 'The white wake of a jetski, bending away across blue sea to the horizon',
  ground: '#7FA2B6',
  at: ['50% 45%'],
}
