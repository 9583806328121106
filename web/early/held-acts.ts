// What a visitor does before the page's code is there. Words and links of a page work from its HTML; its buttons are only
// drawn. Presses are held back and done once their part of the page is awake. What is typed the browser keeps by itself;
// the code that was not there to hear it is told.

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Held = { target: HTMLElement; typed?: string; again: () => void }

const ticks = '[type="radio"], [type="checkbox"]'
/** Two presses of an impatient thumb on one of these would undo each other or send twice. */
const onceIsEnough = `${ticks}, [type="submit"], [aria-expanded], [aria-pressed]`

const held: Held[] = []
const awake = new WeakSet<Node>()
const waking = new WeakSet<Node>()
/** Something held is being done in this moment: what it sets off is not held again. */
let doing = false

/** Holds acts from now on, wherever the page does not live yet: until `tellAwake` is called of the page or of a part. */
export function holdActs(): void {
  const hear = (kind: string, hold: (event: Event, target: HTMLElement) => void) =>
    // On the window and first of all: React listens on the document before the page is hydrated.
    window.addEventListener(
      kind,
      (event) => {
        if (!doing && event.target instanceof Element && !awake.has(partOf(event.target)))
          hold(event, event.target as HTMLElement)
      },
      true,
    )
  hear('click', holdPress)
  hear('keydown', holdKey)
  hear('submit', holdSending)
  hear('input', holdEntry)
  hear('change', holdEntry)
  window.addEventListener('awake', ({ target }) => void wake(partOf(target as Element | Document)))
}

/** Parts whose code comes later than the page's own are marked `data-asleep`. */
const partOf = (target: Element | Document): Node =>
  (target instanceof Element && target.closest('[data-asleep]')) || document

function holdPress(event: Event, pressed: HTMLElement): void {
  const thing = pressed.closest<HTMLElement>('a[href], button, label, input, select, textarea, summary')
  const target = thing instanceof HTMLLabelElement ? thing.control : thing
  // Links lead from the HTML; one that chooses as well must wait for the code that hears of it.
  if (!target?.matches(`button, ${ticks}, a[data-chooses]`)) return
  keepBack(event)
  if (target.matches(onceIsEnough) && held.some((one) => one.target === target)) return
  held.push({ target, again: () => target.click() })
  shownOn(target).dataset.held = ''
}

/** A number's field is stepped by the arrows. */
function holdKey(event: Event, target: HTMLElement): void {
  const { key } = event as KeyboardEvent
  if (!target.matches('[role="spinbutton"]') || !/^Arrow(Up|Down)$/.test(key)) return
  keepBack(event)
  const again = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  held.push({ target, again: () => void target.dispatchEvent(again) })
}

/** By the return key, in a form without a button. */
function holdSending(event: Event, form: HTMLElement): void {
  keepBack(event)
  held.push({ target: form, again: () => (form as HTMLFormElement).requestSubmit() })
}

function holdEntry(event: Event, target: HTMLElement): void {
  event.stopImmediatePropagation()
  const typed = (target as Field).value
  const before = held.find((one) => one.target === target && one.typed !== undefined)
  if (before) before.typed = typed
  else
    held.push({
      target,
      typed,
      again() {
        enter(target as Field, this.typed ?? '')
      },
    })
}

function keepBack(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

const shownOn = (target: HTMLElement): HTMLElement => target.closest('label') ?? target

/**
 * The part lives: does what was held there, in order, each after React has drawn what came of the one before. What is pressed
 * meanwhile is held too and comes after them: who chooses a machine and goes on would else go on with another one.
 */
async function wake(part: Node): Promise<void> {
  if (waking.has(part)) return
  waking.add(part)
  for (let act = firstOf(part); act; act = firstOf(part)) {
    await new Promise((resolve) => setTimeout(resolve))
    held.splice(held.indexOf(act), 1)
    delete shownOn(act.target).dataset.held
    if (act.target.isConnected) again(act)
  }
  awake.add(part)
}

const firstOf = (part: Node): Held | undefined => held.find(({ target }) => partOf(target) === part)

function again(act: Held): void {
  doing = true
  try {
    act.again()
  } finally {
    doing = false
  }
}

/** Enters a value as if it were typed now. React hears of a value only if it is not the one that it saw last. */
function enter(field: Field, value: string): void {
  const caret = field === document.activeElement && 'selectionStart' in field ? field.selectionStart : null
  field.value = ''
  // Past React, which watches the field's own `value`.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  if (caret !== null) (field as HTMLInputElement).setSelectionRange(caret, caret)
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }))
}
