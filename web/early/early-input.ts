// Input before the page's code has loaded. Texts and links work from the HTML; buttons do nothing yet. Presses are stopped and
// repeated once their part of the page is hydrated. The browser keeps typed text; it is entered again for the late code.

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type EarlyAct = { target: HTMLElement; typed?: string; repeat: () => void }

const ticks = '[type="radio"], [type="checkbox"]'
/** Two impatient presses on one of these would undo each other or send twice. */
const onceIsEnough = `${ticks}, [type="submit"], [aria-expanded], [aria-pressed]`

const waiting: EarlyAct[] = []
const hydrated = new WeakSet<Node>()
const replaying = new WeakSet<Node>()
/** While early input is repeated, the events that this causes are not recorded again. */
let isReplaying = false

/** Records input until `markHydrated` is called for the page or a part of it. */
export function recordEarlyInput(): void {
  const record = (kind: string, hold: (event: Event, target: HTMLElement) => void) =>
    // On the window, in the capture phase: React listens on the document before the page is hydrated.
    window.addEventListener(
      kind,
      (event) => {
        if (!isReplaying && event.target instanceof Element && !hydrated.has(partOf(event.target)))
          hold(event, event.target as HTMLElement)
      },
      true,
    )
  record('click', keepPress)
  record('keydown', keepKey)
  record('submit', keepSending)
  record('input', keepEntry)
  record('change', keepEntry)
  window.addEventListener('hydrated', ({ target }) => void replay(partOf(target as Element | Document)))
}

/** `data-hydrates-later` marks parts whose code loads after the page's own. */
const partOf = (target: Element | Document): Node =>
  (target instanceof Element && target.closest('[data-hydrates-later]')) || document

function keepPress(event: Event, pressed: HTMLElement): void {
  const thing = pressed.closest<HTMLElement>('a[href], button, label, input, select, textarea, summary')
  const target = thing instanceof HTMLLabelElement ? thing.control : thing
  // Links work from the HTML; a link that also changes a choice must wait for its code.
  if (!target?.matches(`button, ${ticks}, a[data-chooses]`)) return
  stop(event)
  if (target.matches(onceIsEnough) && waiting.some((one) => one.target === target)) return
  waiting.push({ target, repeat: () => target.click() })
  shownOn(target).dataset.waits = ''
}

/** The arrow keys change a number field. */
function keepKey(event: Event, target: HTMLElement): void {
  const { key } = event as KeyboardEvent
  if (!target.matches('[role="spinbutton"]') || !/^Arrow(Up|Down)$/.test(key)) return
  stop(event)
  const again = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  waiting.push({ target, repeat: () => void target.dispatchEvent(again) })
}

/** The return key, in a form without a button. */
function keepSending(event: Event, form: HTMLElement): void {
  stop(event)
  waiting.push({ target: form, repeat: () => (form as HTMLFormElement).requestSubmit() })
}

function keepEntry(event: Event, target: HTMLElement): void {
  event.stopImmediatePropagation()
  const typed = (target as Field).value
  const before = waiting.find((one) => one.target === target && one.typed !== undefined)
  if (before) before.typed = typed
  else
    waiting.push({
      target,
      typed,
      repeat() {
        enter(target as Field, this.typed ?? '')
      },
    })
}

function stop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

const shownOn = (target: HTMLElement): HTMLElement => target.closest('label') ?? target

/**
 * Repeats the input recorded in a part, in order, each after React has rendered the one before. New input is queued behind it:
 * else a visitor who chooses a machine and continues would continue with another machine.
 */
async function replay(part: Node): Promise<void> {
  if (replaying.has(part)) return
  replaying.add(part)
  for (let act = firstOf(part); act; act = firstOf(part)) {
    await new Promise((resolve) => setTimeout(resolve))
    waiting.splice(waiting.indexOf(act), 1)
    delete shownOn(act.target).dataset.waits
    if (act.target.isConnected) repeat(act)
  }
  hydrated.add(part)
}

const firstOf = (part: Node): EarlyAct | undefined => waiting.find(({ target }) => partOf(target) === part)

function repeat(act: EarlyAct): void {
  isReplaying = true
  try {
    act.repeat()
  } finally {
    isReplaying = false
  }
}

/** Enters a value as if it were typed now. React ignores a value equal to the last one that it saw. */
function enter(field: Field, value: string): void {
  const caret = field === document.activeElement && 'selectionStart' in field ? field.selectionStart : null
  field.value = ''
  // Bypasses React, which watches the field's own `value`.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  if (caret !== null) (field as HTMLInputElement).setSelectionRange(caret, caret)
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }))
}
