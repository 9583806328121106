// While the document carries `data-first-screen`, parts far below the first screen are neither styled nor laid out (web/styles.css).
// `cli/late-start.ts` writes it into every page; here it goes, one part after another, so that no task of a phone is long.

const far = 'main > section, footer'
const moves = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'] as const

/** Draws what is far below the first screen once the page lives; at once where the page does not begin at its top. */
export function drawFirstScreenFirst(): void {
  const root = document.documentElement
  const drawAll = () => {
    delete root.dataset.firstScreen
    for (const move of moves) window.removeEventListener(move, drawAll, true)
  }
  const drawInTurn = async () => {
    const parts = [...document.querySelectorAll<HTMLElement>(far)]
    for (const part of parts) {
      if (root.dataset.firstScreen === undefined) break
      part.style.contentVisibility = 'visible'
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    }
    drawAll()
    for (const part of parts) part.style.removeProperty('content-visibility')
  }
  for (const move of moves) window.addEventListener(move, drawAll, { capture: true, passive: true })
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type !== 'navigate' || location.hash !== '') drawAll()
  else window.addEventListener('awake', ({ target }) => target === document && void drawInTurn())
}
