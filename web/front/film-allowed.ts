export type Viewer = { width: number; wantsStillness: boolean; savesData: boolean }

const widthFrom = 768

/** The film is for wide screens of people who neither save data nor ask for less motion; the others see the still. */
export const filmAllowed = ({ width, wantsStillness, savesData }: Viewer): boolean =>
  width >= widthFrom && !wantsStillness && !savesData

/** What the browser says of its owner. */
export function viewerOf(window: Window): Viewer {
  const { connection } = window.navigator as Navigator & { connection?: { saveData?: boolean } }
  return {
    width: window.innerWidth,
    wantsStillness: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    savesData: connection?.saveData ?? false,
  }
}
