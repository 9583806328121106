import type { JetskiId } from '#domain/fleet/jetskis.ts'
import { Picture } from '#web/ui/picture.tsx'
import { machine } from './pictures.ts'

type Props = { id: JetskiId; sizes: string; first?: boolean; className: string }

/** The picture of a machine; its name stands beside it. */
export const MachinePicture = ({ id, ...look }: Props) => <Picture of={machine(id)} alt="" {...look} />
