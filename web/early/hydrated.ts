/** Notifies the script in the page's HTML that the page or a part of it is hydrated: early input there is repeated now. */
export const markHydrated = (part: EventTarget): boolean =>
  part.dispatchEvent(new Event('hydrated', { bubbles: true }))
