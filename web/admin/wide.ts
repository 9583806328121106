import { useSyncExternalStore } from 'react'

const query = '(min-width: 48rem)'

const subscribe = (changed: () => void) => {
  const media = matchMedia(query)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether a table fits. Below, a row is a list item, and stands in the page once, not in both shapes. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  )
