import { useSyncExternalStore } from 'react'

const threshold = 50

function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}

const hasScrolled = () => window.scrollY > threshold
const neverScrolled = () => false

/** Whether the page has scrolled more than 50 px. */
export const useScrolled = (): boolean => useSyncExternalStore(onScroll, hasScrolled, neverScrolled)
