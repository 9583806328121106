const day = '[data-step=date] :is(td [tabindex="0"], input):enabled'
const start = '[data-step=time] :is(input, button)'

/**
 * Focuses the first field with an error and scrolls its step into view, including the error at its foot. On a slow network
 * the calendar may not have loaded; its step is scrolled to all the same.
 */
export function focusFirst(root: HTMLElement | null, [name]: readonly string[]): void {
  if (!root || name === undefined) return
  const find = (selector: string) => root.querySelector<HTMLElement>(selector)
  if (name !== 'date' && name !== 'time') {
    const field = find(`[name="${name}"]`) ?? find(`[data-step="${name}"] :is(input, select, button)`)
    field?.focus()
    return
  }
  const control = (name === 'time' && find(start)) || find(day)
  control?.focus()
  const step = control?.closest('[data-step]') ?? find('[data-step=date]')
  step?.scrollIntoView({ block: 'nearest' })
}
