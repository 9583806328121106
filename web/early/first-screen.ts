// While the document carries `data-first-screen`, what is far below a phone's first screen is neither styled nor laid out
// before it comes near (web/styles.css). `cli/late-start.ts` writes it into every page.

const far = 'main > section:not(:first-child), #below > section, footer'
const signs = ['pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const
const pointsIntoPage = 'a[href*="#"]'

/**
 * Draws what is far below with the visitor's first sign, a part a frame: no task of a phone is long, and none stands in the
 * way of the page's coming to life. Until then it stays as it is: whoever measures a page that nobody has touched must not
 * have it move under them. At once where the page does not begin at its top or is left for a place further down, since that
 * place must not move any more.
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
