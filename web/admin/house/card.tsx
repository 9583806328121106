import { type ReactNode, useId } from 'react'
import { ErrorText } from '#web/ui/field.tsx'

type Props = {
  title: ReactNode
  hint?: string
  /** Next to the heading: buttons, a link. */
  end?: ReactNode
  /** In a section with a heading of its own. */
  nested?: boolean
  className?: string
  children: ReactNode
}

/** A card that is named by its heading. */
export function Card({ title, hint, end, nested, className = '', children }: Props) {
  const id = useId()
  const Heading = nested ? 'h3' : 'h2'
  const heading = (
    <Heading id={id} className="text-lg [overflow-wrap:anywhere]">
      {title}
    </Heading>
  )
  return (
    <section className={`card grid gap-4 p-4 sm:p-5 ${className}`} aria-labelledby={id}>
      {end ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          {heading}
          {end}
        </div>
      ) : (
        heading
      )}
      {hint && <p className="text-muted">{hint}</p>}
      {children}
    </section>
  )
}

type SectionProps = Pick<Props, 'hint' | 'children'> & { title: string; error?: string | undefined }

/** A part of a page that is named by its heading. */
export function Section({ title, hint, error, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {hint && <p className="text-muted">{hint}</p>}
      {error && <ErrorText>{error}</ErrorText>}
      {children}
    </section>
  )
}
