// While the document has `data-first-screen`, parts far below a phone's first screen are neither styled nor laid out until they
// are scrolled near (web/styles.css). `cli/late-start.ts` sets it in every page.

const far = 'main > section:not(:first-child), #below > section, footer'
const signs = ['pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const
const pointsIntoPage = 'a[href*="#"]'

/**
 * Renders the parts far below at the visitor's first input, one per frame, so that no task is long on a phone and none delays
 * hydration. Until then nothing changes: an untouched page that is measured must not have a layout shift. All are rendered at
 * once if the page does not start at its top or a link leads further down, since that position must not move.
 */
export async function drawFirstScreenFirst(): Promise<void> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const parts = [...document.querySelectorAll<HTMLElement>(far)]
  const drawRest = () => {
    delete document.documentElement.dataset.firstScreen
    for (const part of parts.splice(0)) part.style.removeProperty('content-visibility')
  }
  if (visit?.type !== 'navigate' || location.hash !== '') return drawRest()

  const clicked = ({ target }: Event) => (target as Element).closest(pointsIntoPage) && drawRest()
  window.addEventListener('click', clicked, true)
  await firstSign()
  for (const part of [...parts]) {
    await frameDrawn()
    if (parts.length > 0) part.style.contentVisibility = 'visible'
  }
  window.removeEventListener('click', clicked, true)
  drawRest()
}

const firstSign = () =>
  new Promise<void>((resolve) => {
    const come = () => {
      for (const sign of signs) window.removeEventListener(sign, come, true)
      resolve()
    }
    for (const sign of signs) window.addEventListener(sign, come, { capture: true, passive: true })
  })

const frameDrawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
