export type Viewer = { wantsStillness: boolean; savesData: boolean; line: string | undefined }

/** Not for people who save data, ask for less motion or have a slow line: they see the still (R-P10). */
export const filmAllowed = ({ wantsStillness, savesData, line = '4g' }: Viewer): boolean =>
  !wantsStillness && !savesData && line === '4g'

type Connection = { saveData?: boolean; effectiveType?: string }

/** What the browser says of its owner; one that says nothing of its line is taken for fast. */
export function viewerOf(window: Window): Viewer {
  const { connection } = window.navigator as Navigator & { connection?: Connection }
  return {
    wantsStillness: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    savesData: connection?.saveData ?? false,
    line: connection?.effectiveType,
  }
}
