import type { ReactNode } from 'react'
import { CallOrWrite } from '#web/shell/call-or-write.tsx'

type Props = {
  title: string
  lead: string
  /** Stands between the words and the two buttons: the chosen package. */
  chosen: ReactNode
  /** Beside a long form the words stay in view. */
  staying?: boolean
  /** The form. */
  children: ReactNode
}

/** The contact block: whom to ask at the left, the request at the right. */
export const RequestBlock = ({ title, lead, chosen, staying, children }: Props) => (
  <section id="contact" aria-label="Contact" className="mx-auto max-w-page px-gutter py-section outline-none">
    <div className="grid gap-x-16 gap-y-8 rounded-xl bg-sea-100 p-6 sm:p-10 lg:grid-cols-[1fr_1.25fr] lg:p-14">
      <div className={`flex flex-col ${staying ? 'lg:sticky lg:top-28 lg:self-start' : ''}`}>
        <h2 className="display max-w-[11ch] text-4xl">{title}</h2>
        <p className="mt-4 max-w-[34ch] text-lg text-muted">{lead}</p>
        {chosen}
        <CallOrWrite className={`mt-8 ${staying ? '' : 'lg:mt-auto lg:pt-8'}`} />
      </div>
      <div className="[&_.lab_i]:text-muted">{children}</div>
    </div>
  </section>
)
