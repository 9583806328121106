import { Mail, Phone } from 'lucide-react'
import { mailLink, telLink } from '#domain/site.ts'
import { buttonClass } from '#web/ui/button.tsx'

/** The two buttons to a person: call and e-mail. */
export const CallOrWrite = ({ className = '' }: { className?: string }) => (
  <p className={`flex flex-wrap gap-3 ${className}`}>
    <a className={buttonClass('line')} href={telLink}>
      <Phone aria-hidden="true" />
      Call us
    </a>
    <a className={buttonClass('line')} href={mailLink}>
      <Mail aria-hidden="true" />
      E-mail us
    </a>
  </p>
)
