import type { ReactNode } from 'react'

type Props = { title: string; beside?: ReactNode; first?: boolean; children: ReactNode }

/** A part of the page below its hairline: title and words at the left, the matter beside them; on phones below. */
export const Part = ({ title, beside, first = false, children }: Props) => (
  <section className={`border-t border-line pt-10 ${first ? 'mt-12' : 'mt-10'}`}>
    <div className="grid gap-x-10 gap-y-5 sm:grid-cols-[13rem_minmax(0,1fr)]">
      <div>
        <h2 className="text-2xl">{title}</h2>
        {beside}
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  </section>
)
