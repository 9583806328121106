import type { MouseEvent } from 'react'

/** For `onMouseDown` of a field whose `onFocus` selects its text: Safari would then place the caret at the pointer. */
export function focusAtOnce(event: MouseEvent<HTMLInputElement>): void {
  if (document.activeElement === event.currentTarget) return
  event.preventDefault()
  event.currentTarget.focus()
}
