const controls = 'a[href], button, input, select, textarea, label, summary, [role="button"], [role="option"]'
const words = 'h1, h2, h3, [role="dialog"], [role="alertdialog"], [role="menu"], [role="alert"]'
/** The space that an open dialog leaves at its foot (web/ui/dialog.tsx). */
const room = '--toast-room'
const narrow = 288
/** Fits next to the buttons of a list on a phone. */
const narrowest = 232
const folded = 48
const gap = 4
const step = 8
const aside = 24

type Area = { left: number; right: number; top: number; bottom: number }
type Place = { width: number; left: number; top: number }

const root = () => document.documentElement.style

/** Moves the toast away from controls while the page scrolls and changes; returns the cleanup. */
export function keepOffControls(toast: HTMLElement): () => void {
  let frame = 0
  const check = () => {
    frame = 0
    moveApart(toast)
    changes.takeRecords()
  }
  const soon = () => {
    frame ||= requestAnimationFrame(check)
  }
  toast.onclick = () => {
    if (!('folded' in toast.dataset)) return
    toast.dataset.pressed = ''
    moveApart(toast)
  }
  moveApart(toast)
  const changes = new MutationObserver(soon)
  changes.observe(document.body, { childList: true, subtree: true, attributes: true })
  const events = ['scroll', 'resize', 'transitionend', 'animationend', 'contentvisibilityautostatechange']
  // Scrolling of an inner element does not bubble.
  for (const event of events) addEventListener(event, soon, true)
  return () => {
    cancelAnimationFrame(frame)
    root().removeProperty(room)
    changes.disconnect()
    for (const event of events) removeEventListener(event, soon, true)
  }
}

/**
 * Keeps a place that covers nothing; otherwise takes the one that covers the fewest controls: the lowest at the right first, then
 * further left, then narrower. If every place covers a control, only the icon is shown until there is space or it is pressed. A
 * form that fills the screen then ends above the toast until that closes.
 */
function moveApart(toast: HTMLElement): void {
  if (root().getPropertyValue(room) && isModalOpen()) return
  root().removeProperty(room)
  const cost = costs(toast)
  if (!('folded' in toast.dataset) && cost(areaOf(toast)) === 0) return
  lift(toast)
  const foot = areaOf(toast)
  let best: (Place & { cost: number }) | undefined
  for (const place of placesOf(toast, foot)) {
    // Showing the toast is worth more than a heading covered for a few seconds.
    if (place.width === folded && best && best.cost < controlCost) break
    const { left, width, top, height } = place
    const found = { ...place, cost: cost({ left, right: left + width, top, bottom: top + height }) }
    if (!best || found.cost < best.cost) best = found
    if (best.cost === 0) break
  }
  lift(toast)
  if (best && best.cost >= controlCost && isModalOpen())
    root().setProperty(room, `${innerHeight - foot.top + step}px`)
  else if (best) lay(toast, best)
}

function* placesOf(toast: HTMLElement, foot: Area): Generator<Place & { height: number }> {
  const most = foot.right - foot.left
  const edge = innerWidth - foot.right
  for (const width of [most, narrow, narrowest, ...('pressed' in toast.dataset ? [] : [folded])]) {
    lay(toast, { width, left: foot.right - width, top: foot.top })
    const height = toast.offsetHeight
    const last = foot.right - width
    for (let moved = 0; moved < last - edge + aside; moved += aside)
      for (let top = foot.bottom - height; top >= step; top -= step)
        yield { width, left: Math.max(edge, last - moved), top, height }
  }
}

/** Returns it to the foot of the page, where its class puts it. */
function lift({ style, dataset }: HTMLElement): void {
  delete dataset.folded
  for (const name of ['width', 'left', 'top', 'bottom']) style.removeProperty(name)
}

function lay({ style, dataset }: HTMLElement, { width, left, top }: Place): void {
  if (width === folded) dataset.folded = ''
  style.width = `${width}px`
  style.left = `${left}px`
  style.top = `${top}px`
  style.bottom = 'auto'
}

// From the styles, not the box, which may be animated or dragged.
function areaOf(toast: HTMLElement): Area {
  const { left, top } = getComputedStyle(toast)
  const [x, y] = [Number.parseFloat(left), Number.parseFloat(top)]
  return { left: x, right: x + toast.offsetWidth, top: y, bottom: y + toast.offsetHeight }
}

/** An open dialog blocks presses on the page. */
const isModalOpen = (): boolean => document.body.style.pointerEvents === 'none'

const controlCost = 100

/** The cost of covering an area: headings, open dialogs and errors count too, since they must stay readable. */
function costs(toast: HTMLElement): (area: Area) => number {
  const pressable = boxesOf(controls, toast)
  const read = boxesOf(words, toast)
  return ({ left, right, top, bottom }) => {
    const isUnder = (box: DOMRect): boolean =>
      box.left < right + gap && box.right > left - gap && box.top < bottom + gap && box.bottom > top - gap
    return pressable.filter(isUnder).length * controlCost + read.filter(isUnder).length
  }
}

const boxesOf = (selector: string, toast: HTMLElement): DOMRect[] =>
  [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => !toast.contains(element) && element.checkVisibility({ contentVisibilityAuto: true }))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    // Controls behind an open dialog cannot be pressed.
    .filter(
      ({ element, box: { width, top, bottom } }) =>
        width > 1 && bottom > 0 && top < innerHeight && getComputedStyle(element).pointerEvents !== 'none',
    )
    .map(({ box }) => box)
