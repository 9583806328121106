const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'scroll', 'focusin'] as const

/** Resolves at once on the server and where the visitor has acted already; else with the first touch, key or scroll. */
export function firstSign(): Promise<void> {
  if (typeof window === 'undefined' || hasActed()) return Promise.resolve()
  return new Promise((resolve) => {
    const seen = () => {
      for (const sign of signs) window.removeEventListener(sign, seen)
      resolve()
    }
    for (const sign of signs) window.addEventListener(sign, seen, { passive: true })
  })
}

// A browser that cannot say has acted: the form then loads with the page. So has one that opens the page scrolled down.
const hasActed = (): boolean => (navigator.userActivation?.hasBeenActive ?? true) || window.scrollY > 0
