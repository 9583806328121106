/**
 * A ref for a message about the last action: if it is out of sight or below the toast, the page scrolls just far enough to show
 * it. Its `scroll-m` classes set the margin.
 */
// In braces: a ref's return value is used as its cleanup, and newer browsers return a promise here.
export const intoView = (box: HTMLElement | null): void => {
  box?.scrollIntoView({ block: 'nearest' })
}
