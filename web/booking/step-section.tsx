import type { ReactNode } from 'react'

/** One step of a booking page: a title under a hairline. */
export const Step = ({ title, children, id }: { title: string; children: ReactNode; id?: string }) => (
  <section id={id} className="border-t border-line py-8 lg:py-10">
    <h2 className="mb-5 text-2xl">{title}</h2>
    {children}
  </section>
)

/**
 * The focus on a control, or on another where that one is not there; its step comes into sight down to the foot, where the
 * error stands. On a slow line the calendar may not be there yet: its step is shown all the same.
 */
export function focusToMend(root: HTMLElement | null, wanted: string, instead = wanted): void {
  const control = root?.querySelector<HTMLElement>(wanted) ?? root?.querySelector<HTMLElement>(instead)
  control?.focus()
  const step = control ?? root?.querySelector('[data-step=date]')
  step?.closest('[data-step]')?.scrollIntoView({ block: 'nearest' })
}
