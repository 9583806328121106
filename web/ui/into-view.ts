/**
 * A ref for a word about what was just done: where it would stand out of sight or below the toast, the page moves as far
 * as shows it. How much room is kept around it say its `scroll-m` classes.
 */
// In braces: what a ref answers is taken for its cleanup, and newer browsers answer a promise here.
export const intoView = (box: HTMLElement | null): void => {
  box?.scrollIntoView({ block: 'nearest' })
}
