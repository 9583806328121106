type Press = Pick<MouseEvent, 'detail' | 'timeStamp' | 'clientX' | 'clientY'>

// Longer than an impatient second tap takes, and farther than a finger strays.
const soonMs = 1500
const nearby = 24

/** Whether a press follows soon on the same spot. A keyboard press is meant for a focused button, so it never counts. */
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
 * Swallows a second press on the same spot: the first one's action has put another button there, which the person has not seen.
 */
export function ignoreRepeats({ nativeEvent }: { nativeEvent: MouseEvent }): void {
  if (!last) addEventListener('click', swallow, { capture: true })
  last = nativeEvent
}
