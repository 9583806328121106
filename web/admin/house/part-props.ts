import type { House } from '#domain/house/house.ts'

/** Props of every part of the editor. `problems` are the server's, at their paths in the house. */
export type PartProps = {
  house: House
  problems: readonly { path: string; message: string }[]
  change: (next: House) => void
  /** The same function for as long as the editor is open: a part of which much is on the screen draws again what changed alone. */
  edit: (make: (house: House) => House) => void
}
