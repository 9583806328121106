type Press = { detail: number; timeStamp: number; clientX: number; clientY: number }

// As long as the slowest double click that a system can be set to, and as far as a finger strays.
const longest = 1000
const nearby = 24

let last: Press | undefined

/**
 * The second click of a double click lands where the first one's act has just put another button; it is no answer to that
 * one. A count alone does not tell: on touch screens quick taps on different buttons are counted together.
 */
export function isSecondOfDouble(press: Press): boolean {
  const { detail, timeStamp, clientX, clientY } = press
  const second =
    last !== undefined &&
    detail > 1 &&
    timeStamp - last.timeStamp < longest &&
    Math.hypot(clientX - last.clientX, clientY - last.clientY) < nearby
  last = { detail, timeStamp, clientX, clientY }
  return second
}
