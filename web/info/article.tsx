import type { ReactNode } from 'react'
import { PageFrame } from '#web/shell/page-frame.tsx'
import { CallLink, MailLink } from '#web/shell/reach-links.tsx'

export type Part = { id: string; title: string; body: ReactNode }

type Props = { title: string; lead: string; parts: readonly Part[]; changed: string }

/** A page of text: its parts listed at the left, lines of readable length, hairlines between parts. */
export const Article = ({ title, lead, parts, changed }: Props) => (
  <PageFrame>
    <div className="mx-auto max-w-page px-gutter pt-10 pb-section">
      <h1 className="display text-5xl">{title}</h1>
      <p className="mt-4 max-w-[52ch] text-lg text-muted">{lead}</p>
      <div className="mt-10 grid gap-x-14 lg:grid-cols-[15rem_minmax(0,40rem)]">
        <Contents parts={parts} />
        <div>
          {parts.map(({ id, title: name, body }) => (
            <section
              key={id}
              id={id}
              className="space-y-3 border-t border-line py-8 outline-none first:pt-7 [&_a]:text-link [&_a]:underline [&_a]:underline-offset-4 [&_dd]:text-muted [&_dt]:font-semibold [&_li]:pl-1 [&_ul]:list-disc [&_ul]:space-y-2 [&_ul]:pl-5"
            >
              <h2 className="text-2xl">{name}</h2>
              {body}
            </section>
          ))}
          <p className="border-t border-line pt-5 text-sm text-quiet">Last changed on {changed}.</p>
        </div>
      </div>
    </div>
  </PageFrame>
)

const Contents = ({ parts }: { parts: readonly Part[] }) => (
  <nav aria-label="On this page" className="max-lg:hidden">
    <ul className="sticky top-28 border-t border-line pt-6">
      {parts.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="inline-flex min-h-10 items-center rounded-sm font-semibold text-muted hover:text-ink hover:underline hover:underline-offset-4"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

/** How to reach us, within a sentence. */
export const Phone = () => <CallLink className="inline-flex max-w-full" />

export const Email = () => <MailLink className="wrap-anywhere" />
