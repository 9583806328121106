// While the document carries `data-first-screen`, parts far below a phone's first screen are neither styled nor laid out
// (web/styles.css). `cli/late-start.ts` writes it into every page.

const far = 'main > section, footer'

/** Draws what is far below the first screen after that one, a part a frame, so that no task of a phone is long; at once where the page does not begin at its top. */
export async function drawFirstScreenFirst(): Promise<void> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const parts = [...document.querySelectorAll<HTMLElement>(far)]
  if (visit?.type === 'navigate' && location.hash === '')
    for (const part of parts) {
      await frameDrawn()
      part.style.contentVisibility = 'visible'
    }
  delete document.documentElement.dataset.firstScreen
  for (const part of parts) part.style.removeProperty('content-visibility')
}

const frameDrawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
