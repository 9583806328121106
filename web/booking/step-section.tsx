import type { ReactNode } from 'react'

/** One step of a booking page: a title under a hairline. */
export const Step = ({ title, children, id }: { title: string; children: ReactNode; id?: string }) => (
  <section id={id} className="border-t border-line py-8 lg:py-10">
    <h2 className="mb-5 text-2xl">{title}</h2>
    {children}
  </section>
)
