type Press = Pick<MouseEvent, 'detail' | 'timeStamp' | 'clientX' | 'clientY'>

// Longer than an impatient second tap takes, and as far as a finger strays.
const soonMs = 1500
const nearby = 24

/** Whether a press comes soon after the first one and on the same spot. The keyboard presses a button it names, and no spot. */
export const isRepeated = (first: Press, press: Press): boolean =>
  first.detail > 0 &&
  press.detail > 0 &&
  press.timeStamp - first.timeStamp < soonMs &&
  Math.hypot(press.clientX - first.clientX, press.clientY - first.clientY) < nearby

let last: Press | undefined

function swallow(event: MouseEvent): void {
  if (!last || !isRepeated(last, event)) return
  event.preventDefault()
  event.stopPropagation()
  last = event
}

/**
 * Lets nothing take a second press on the same spot: the act of the first has put another button there, which the person has
 * not seen yet.
 */
export function ignoreRepeats({ nativeEvent }: { nativeEvent: MouseEvent }): void {
  if (!last) addEventListener('click', swallow, { capture: true })
  last = nativeEvent
}
