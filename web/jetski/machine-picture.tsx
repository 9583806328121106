import { jetskiPicture } from '#domain/fleet/jetski-pictures.ts'
import type { JetskiId } from '#domain/fleet/jetskis.ts'
import { chosenPicture } from '#domain/picture.ts'
import { useHouse } from '#web/house-on-page.ts'
import { Picture } from '#web/ui/picture.tsx'

type Props = { id: JetskiId; sizes: string; first?: boolean; className: string }

/** The picture of a machine, preferably the owner's; the machine's name is next to it. */
export function MachinePicture({ id, ...look }: Props) {
  const own = useHouse().units[id]?.picture
  return <Picture of={own ? chosenPicture(own) : jetskiPicture(id)} alt="" {...look} />
}
