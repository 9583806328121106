/** Tells the script in the page's HTML that the page or a part of it lives: what was pressed there before is done now. */
export const tellAwake = (part: EventTarget): boolean =>
  part.dispatchEvent(new Event('awake', { bubbles: true }))
