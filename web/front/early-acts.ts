// The form stands in the page before its code does. What is pressed in between is held back and done when the code is
// there: a button that does nothing the first time is a dead button.

let live = false
let pressed: HTMLElement | undefined

/** Holds back presses inside `section` until the form lives; answers what stops listening. */
export function holdEarlyActs(section: HTMLElement): () => void {
  const hold = (event: Event) => {
    if (live || !(event.target instanceof Element) || !section.contains(event.target)) return
    event.preventDefault()
    event.stopPropagation()
    pressed = event.target.closest<HTMLElement>('button') ?? pressed
  }
  const kinds = ['click', 'submit'] as const
  // On the window: React stops such events at the document.
  for (const kind of kinds) window.addEventListener(kind, hold, { capture: true })
  return () => {
    for (const kind of kinds) window.removeEventListener(kind, hold, { capture: true })
  }
}

/** The form lives: does what was pressed last before it did. Answers what makes it wait again, when it leaves the page. */
export function formLives(): () => void {
  live = true
  const waiting = pressed
  pressed = undefined
  // After this commit: the form's own first effects must have run.
  const timer = setTimeout(() => waiting?.isConnected && waiting.click())
  return () => {
    clearTimeout(timer)
    live = false
  }
}
