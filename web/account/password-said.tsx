import type { ComponentProps } from 'react'
import { Note } from '#web/ui/note.tsx'

/** What came of a form, in the form's place. The focus was in the form: it goes on here. */
export const Said = (props: ComponentProps<typeof Note>) => (
  <div ref={takeFocus} tabIndex={-1} className="mt-7 outline-none">
    <Note {...props} />
  </div>
)

const takeFocus = (said: HTMLElement | null): void => said?.focus()
